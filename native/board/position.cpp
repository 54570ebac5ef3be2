// Reading positions.

#include "board/position.hpp"

#include <algorithm>

namespace slovoteka {

namespace {

// Counts seen tiles against the tile set.
class Census {
public:
    explicit Census(const Layout& layout) : layout_(layout) {}

    void add(Tile tile) {
        const bool is_blank = (tile & kBlank) != 0;
        const unsigned letter = letter_of(tile);
        if (!is_blank && letter >= layout_.letters) {
            throw std::invalid_argument("no such tile: " + std::to_string(tile));
        }
        unsigned& seen = is_blank ? blanks_ : counts_[letter];
        const unsigned most = is_blank ? layout_.blanks : layout_.counts[letter];
        if (++seen > most) {
            throw std::invalid_argument("more than " + std::to_string(most) + " tiles of " +
                                        (is_blank ? "blanks" : "letter " + std::to_string(letter)));
        }
    }

private:
    const Layout& layout_;
    std::array<unsigned, kMaxSymbols> counts_{};
    unsigned blanks_ = 0;
};

void check_rack(const Layout& layout, std::span<const Tile> rack, Census& census) {
    if (rack.size() > layout.rack_size) {
        throw std::invalid_argument("a rack of " + std::to_string(rack.size()) + " tiles, " +
                                    std::to_string(layout.rack_size) + " are the most");
    }
    for (const Tile tile : rack) {
        if ((tile & kBlank) != 0 && tile != kBlank) {
            throw std::invalid_argument("a blank on a rack stands for no letter yet");
        }
        census.add(tile);
    }
}

Move move_in(std::span<const std::byte> bytes) {
    if (bytes.size() != sizeof(Move)) {
        throw std::invalid_argument("a move of " + std::to_string(bytes.size()) + " bytes");
    }
    Move move;
    std::memcpy(static_cast<void*>(&move), bytes.data(), sizeof move);
    return move;
}

// The hand without these tiles.
Hand without(const Hand& hand, std::span<const Tile> tiles, const Layout& layout) {
    Hand left = hand;
    for (const Tile tile : tiles) {
        if (tile == kEmpty) {
            continue;
        }
        const bool is_held =
            tile & kBlank ? left.blanks > 0 : letter_of(tile) < layout.letters && left.counts[letter_of(tile)] > 0;
        if (!is_held) {
            throw std::invalid_argument("a move takes tiles of the rack");
        }
        left.remove(tile);
    }
    return left;
}

}  // namespace

Position read_position(const WordGraph& graph, const Layout& layout, std::span<const Tile> grid,
                       std::span<const Tile> rack) {
    Position position{.board = Board(graph, layout), .hand = {}};
    position.board.set(grid);
    Census census(layout);
    for (const Tile tile : grid) {
        if (tile != kEmpty) {
            census.add(tile);
        }
    }
    check_rack(layout, rack, census);
    position.hand = Hand::of(rack);
    return position;
}

Move read_play(const Board& board, std::span<const std::byte> bytes) {
    const Layout& layout = board.layout();
    Move move = move_in(bytes);
    const unsigned first = move.down ? move.start / layout.side : move.start % layout.side;
    if (move.kind != MoveKind::kPlay || move.down > 1 || move.start >= layout.squares() || move.length == 0 ||
        first + move.length > layout.side) {
        throw std::invalid_argument("no play on this board");
    }
    move.laid = 0;
    for (unsigned place = 0; place < move.length; ++place) {
        const Tile tile = move.tiles[place];
        const bool is_free = board.at(move.start + place * (move.down ? layout.side : 1)) == kEmpty;
        if (is_free != (tile != kEmpty) || (tile != kEmpty && letter_of(tile) >= layout.letters)) {
            throw std::invalid_argument("a play lays tiles on the empty squares of its word");
        }
        if (tile != kEmpty) {
            ++move.laid;
        }
    }
    if (move.laid == 0 || move.laid > layout.rack_size) {
        throw std::invalid_argument("a play of " + std::to_string(move.laid) + " tiles");
    }
    move.score = static_cast<std::int16_t>(std::min(board.points(move), kMostPoints));
    return move;
}

Move read_move(const Board& board, const Hand& hand, const Leaves* leaves, std::span<const std::byte> bytes) {
    Move move = move_in(bytes);
    const Layout& layout = board.layout();
    if (move.kind == MoveKind::kPlay) {
        move = read_play(board, bytes);
    } else if (move.kind == MoveKind::kExchange) {
        if (move.laid == 0 || move.laid > layout.rack_size) {
            throw std::invalid_argument("an exchange of " + std::to_string(move.laid) + " tiles");
        }
        if (std::ranges::count(std::span(move.tiles).first(move.laid), kEmpty) > 0) {
            throw std::invalid_argument("an exchange gives back as many tiles as it says");
        }
        move.score = 0;
    } else if (move.kind == MoveKind::kPass) {
        move = {};
    } else {
        throw std::invalid_argument("a move of no kind");
    }
    const std::span<const Tile> told = move.told_tiles();
    const Hand left = without(hand, told, layout);
    // Clears the unused part, so that nobody takes it for tiles.
    std::ranges::fill(std::span(move.tiles).subspan(told.size()), kEmpty);
    move.equity = move.score * kPoint + (leaves == nullptr ? 0 : leaves->value(left));
    return move;
}

}  // namespace slovoteka
