// A move: a play, an exchange or a pass.
//
// Scores are whole points. Equity is a score plus the value of the leave, in thousandths of a point.

#pragma once

#include "board/layout.hpp"

#include <span>
#include <tuple>

namespace slovoteka {

enum class MoveKind : std::uint8_t { kPlay, kExchange, kPass };

// The layout of the arrays that Python gets. For an exchange, the first `laid` of `tiles` are those given back.
struct Move {
    std::int32_t equity = 0;
    std::int16_t score = 0;
    std::uint16_t start = 0;  // the square where the word begins, row by row
    MoveKind kind = MoveKind::kPass;
    std::uint8_t down = 0;
    std::uint8_t length = 0;  // of the word, including old tiles
    std::uint8_t laid = 0;
    std::array<Tile, kMaxSide + 3> tiles{};  // along the word; 0 for a tile that was there already

    // The used part of `tiles`.
    std::span<const Tile> told_tiles() const { return std::span(tiles).first(kind == MoveKind::kPlay ? length : laid); }
    // A fixed order for moves of equal value.
    auto key() const { return std::tie(kind, down, start, length, tiles); }
};
static_assert(sizeof(Move) == 36);

}  // namespace slovoteka
