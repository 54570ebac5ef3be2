// Building the file of a word graph.

#pragma once

#include "graph/wordgraph.hpp"

#include <string>

namespace slovoteka {

// The file of the graph of these words: UTF-8, one on a line, in any order, repeated or not, with or without empty
// lines. Throws std::invalid_argument, with the number of the line, for a foreign letter or a word that is too long.
// With `for_moves` it has the graph for finding moves too, for which an alphabet may have 62 letters.
std::vector<std::uint64_t> build_image(std::string_view lines, const Alphabet& alphabet, bool for_moves = false);

// The words of several graphs as lines, one graph after another: what `build_image` takes.
std::string lines_of(std::span<const WordGraph* const> graphs, unsigned min_length, unsigned max_length);

}  // namespace slovoteka
