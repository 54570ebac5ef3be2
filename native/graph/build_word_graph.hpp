// Builds the file of a word graph.

#pragma once

#include "graph/wordgraph.hpp"

#include <string>

namespace slovoteka {

// The file of the graph of these words: UTF-8, one per line, in any order. Repeated words and empty lines are allowed.
// Throws std::invalid_argument with the line number for a foreign letter or a word that is too long. With `for_moves`
// it also has the graph for finding moves; the alphabet may then have at most 62 letters.
std::vector<std::uint64_t> build_image(std::string_view lines, const Alphabet& alphabet, bool for_moves = false);

// The words of several graphs as lines, one graph after another, in the form that `build_image` takes.
std::string lines_of(std::span<const WordGraph* const> graphs, unsigned min_length, unsigned max_length);

}  // namespace slovoteka
