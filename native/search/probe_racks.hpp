// The value of racks, measured on boards from real games.

#pragma once

#include "search/think.hpp"

namespace slovoteka {

// Sums of what racks gained, by all their parts: see Leaves.
struct ProbeSums {
    std::vector<std::vector<double>> sums;
    std::vector<std::vector<std::uint32_t>> counts;
    double total = 0;
    std::uint64_t racks = 0;
};
ProbeSums probe(const Layout& layout, const Skill& player, unsigned games, unsigned racks_a_turn, std::uint64_t seed);

}  // namespace slovoteka
