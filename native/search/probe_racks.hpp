// What racks are worth, measured on boards out of real games.

#pragma once

#include "search/think.hpp"

namespace slovoteka {

// Sums of what racks brought, by all parts of them: see Leaves.
struct ProbeSums {
    std::vector<std::vector<double>> sums;
    std::vector<std::vector<std::uint32_t>> counts;
    double total = 0;
    std::uint64_t racks = 0;
};
ProbeSums probe(const Layout& layout, const Skill& player, unsigned games, unsigned racks_a_turn, std::uint64_t seed);

}  // namespace slovoteka
