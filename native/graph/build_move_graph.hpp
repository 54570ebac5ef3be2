// Internal: what a graph for finding moves has in addition to the words.

#pragma once

#include "graph/record_store.hpp"

namespace slovoteka {

// Adds the graph for moves to the graph of words at `root`; returns its root.
State add_move_graph(RecordStore& store, State root, const Alphabet& alphabet);

// The filter of the words from `root`; there are `word_count` of them.
std::vector<std::uint64_t> make_filter(const RecordStore& store, State root, std::uint64_t word_count);

}  // namespace slovoteka
