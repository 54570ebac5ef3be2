// What `slovoteka bench movegen` measures, in processor time of one core.

#pragma once

#include "board/position.hpp"
#include "search/think.hpp"

namespace slovoteka {

// Positions per second, for all moves or only the best.
double bench_moves(std::span<const Position> positions, bool only_best, double seconds);
// Games per second between two such players.
double bench_games(const Layout& layout, const Skill& player, double seconds, std::uint64_t seed);
// Simulated candidates per second.
double bench_simulation(std::span<const Situation> situations, const Skill& player, double seconds);
// Nanoseconds per state of a walk with random racks.
double bench_states(const WordGraph& graph, const Layout& layout, double seconds, std::uint64_t seed);
// Nanoseconds per step of a pointer chase through so much memory, to describe the machine.
double pointer_chase(std::size_t megabytes, double seconds);

}  // namespace slovoteka
