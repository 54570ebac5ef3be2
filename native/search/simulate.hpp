// Internal: deciding between moves by playing on.

#pragma once

#include "search/think.hpp"

namespace slovoteka {

// The moves played out over some turns, the best first.
std::vector<Candidate> simulate(const Situation& situation, const Skill& skill, std::span<const Move> moves,
                                std::uint64_t seed);

}  // namespace slovoteka
