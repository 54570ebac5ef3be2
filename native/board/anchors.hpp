// The squares from which plays are searched.

#pragma once

#include "board/board.hpp"

namespace slovoteka {

struct Anchor {
    std::uint8_t direction;
    std::uint8_t number;
    std::uint8_t place;
    std::uint8_t free_before;  // empty squares before it that are not anchors
};

// Calls `visit` with the anchors of a line where one of these letters can be laid.
template <class Visit>
void anchors_of_line(const Board& board, Direction direction, unsigned number, std::uint64_t letters,
                     const Visit& visit) {
    const unsigned side = board.layout().side;
    const Square* line = board.line(direction, number);
    const auto tell = [&](unsigned place, unsigned free) {
        visit(line, Anchor{.direction = static_cast<std::uint8_t>(direction),
                           .number = static_cast<std::uint8_t>(number),
                           .place = static_cast<std::uint8_t>(place),
                           .free_before = static_cast<std::uint8_t>(free)});
    };
    if (board.is_empty()) {  // the square of the first word is the only anchor
        const unsigned row = board.layout().start / side;
        const unsigned column = board.layout().start % side;
        if (number == (direction == kAcross ? row : column)) {
            const unsigned place = direction == kAcross ? column : row;
            tell(place, place);
        }
        return;
    }
    unsigned free = 0;
    for (unsigned place = 0; place < side; ++place) {
        const Square& square = line[place];
        if (square.tile == kEmpty && !square.is_anchor) {
            ++free;
            continue;
        }
        const bool has_before = place > 0 && line[place - 1].tile != kEmpty;
        const std::uint64_t begun = has_before ? square.following : letters;
        if (square.is_anchor && (square.allowed & square.preceding & begun & letters) != 0) {
            tell(place, has_before ? 0 : free);
        }
        free = 0;
    }
}

template <class Visit>
void visit_anchors(const Board& board, std::uint64_t letters, const Visit& visit) {
    for (const Direction direction : {kAcross, kDown}) {
        for (unsigned number = 0; number < board.layout().side; ++number) {
            anchors_of_line(board, direction, number, letters, visit);
        }
    }
}

}  // namespace slovoteka
