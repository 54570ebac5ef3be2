// What `slovoteka bench movegen` measures, in processor time of one core.

#pragma once

#include "board/position.hpp"
#include "search/think.hpp"

namespace slovoteka {

// Positions a second, all moves or only the best.
double bench_moves(std::span<const Position> positions, bool only_best, double seconds);
// Games a second, by two such players.
double bench_games(const Layout& layout, const Skill& player, double seconds, std::uint64_t seed);
// Candidates played out a second.
double bench_simulation(std::span<const Situation> situations, const Skill& player, double seconds);
// Nanoseconds for a state of a walk with random racks.
double bench_states(const WordGraph& graph, const Layout& layout, double seconds, std::uint64_t seed);
// Nanoseconds for a step of a chase through so much memory: what this machine is.
double pointer_chase(std::size_t megabytes, double seconds);

}  // namespace slovoteka
