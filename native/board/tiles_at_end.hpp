// The value of tiles when the bag is empty.

#pragma once

#include "board/hand.hpp"

namespace slovoteka {

// With an empty bag, tiles that stay on a rack are no longer a hope but a debt: who goes out first gets their points.
class TilesAtEnd {
public:
    // The tiles on the racks of the others. Their number may be 0 if nobody else plays.
    TilesAtEnd(int points_of_others, unsigned others);

    // Fills the value of each part of a hand, as Leaves::fill does.
    void fill(const Hand& hand, const Layout& layout, std::span<std::int32_t> values) const;

private:
    std::int32_t going_out_;
};

}  // namespace slovoteka
