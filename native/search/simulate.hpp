// Internal: decides between moves by simulation.

#pragma once

#include "search/think.hpp"

namespace slovoteka {

// Simulates the moves over some turns and returns them, the best first.
std::vector<Candidate> simulate(const Situation& situation, const Skill& skill, std::span<const Move> moves,
                                std::uint64_t seed);

}  // namespace slovoteka
