// Internal: what a move reveals about the tiles that its player kept.

#pragma once

#include "search/random.hpp"
#include "search/think.hpp"

namespace slovoteka {

// What the next player may have kept after their last move, with probabilities.
class LeavePool {
public:
    void add(std::vector<Tile> leave, double weight);
    // One of them, by its probability; nullptr if nothing is known.
    const std::vector<Tile>* pick(Random& random) const;

private:
    std::vector<std::vector<Tile>> leaves_;
    std::vector<double> sums_;  // of the weights up to each
};

LeavePool infer_leaves(const Situation& situation, const Skill& skill, std::uint64_t seed);

}  // namespace slovoteka
