// A board with what each of its squares allows, updated as words are laid.

#include "board/board.hpp"

#include <algorithm>

namespace slovoteka {

namespace {

State step(const WordGraph& graph, State state, Tile tile) {
    const Symbol letter = letter_of(tile);
    return graph.children(state) >> letter & 1 ? graph.next(state, letter) : kNoState;
}

// The letters that make a word with the tiles on both sides of a square. `before` is the state after the tiles before
// it, `after` is the state of what can come before the tiles behind it, which are `tail`.
std::uint64_t letters_between(const WordGraph& graph, State before, State after, std::span<const Square> tail) {
    std::uint64_t found = 0;
    for (std::uint64_t rest = graph.children(before) & graph.children(after) & graph.alphabet().mask(); rest != 0;
         rest &= rest - 1) {
        const auto letter = static_cast<Symbol>(std::countr_zero(rest));
        State state = graph.next(before, letter);
        for (const Square& square : tail.first(tail.size() - 1)) {
            state = step(graph, state, square.tile);
        }
        if (graph.accepts(state) >> letter_of(tail.back().tile) & 1) {
            found |= std::uint64_t{1} << letter;
        }
    }
    return found;
}

}  // namespace

Board::Board(const WordGraph& graph, const Layout& layout) : graph_(&graph), layout_(&layout) {
    for (unsigned letter = 0; letter < layout.letters; ++letter) {
        letters_ |= std::uint64_t{layout.counts[letter] > 0} << letter;
    }
    set(std::vector<Tile>(layout.squares(), kEmpty));
}

void Board::copy(const Board& other) {
    graph_ = other.graph_;
    layout_ = other.layout_;
    letters_ = other.letters_;
    tiles_ = other.tiles_;
    const unsigned count = layout_->squares();
    for (const unsigned from : {0U, kMaxSquares}) {  // copies only the part that the board uses
        std::copy_n(&other.squares_[from], count, &squares_[from]);
        std::copy_n(&other.before_[from], count, &before_[from]);
        std::copy_n(&other.after_[from], count, &after_[from]);
    }
}

void Board::set(std::span<const Tile> grid) {
    const unsigned side = layout_->side;
    if (grid.size() != layout_->squares()) {
        throw std::invalid_argument("a grid of " + std::to_string(grid.size()) + " squares for a board of " +
                                    std::to_string(layout_->squares()));
    }
    tiles_ = 0;
    const std::uint64_t all = graph_->alphabet().mask();
    for (unsigned row = 0; row < side; ++row) {
        for (unsigned column = 0; column < side; ++column) {
            const unsigned square = row * side + column;
            const Square bare{.allowed = letters_,
                              .preceding = all,
                              .following = all,
                              .beside = Square::kNothing,
                              .tile = kEmpty,
                              .value = 0,
                              .letter_factor = layout_->letter_factors[square],
                              .word_factor = layout_->word_factors[square],
                              .is_anchor = false,
                              .unused = 0};
            squares_[square] = squares_[kMaxSquares + column * side + row] = bare;
            before_[square] = after_[square] = kNoState;
            before_[kMaxSquares + square] = after_[kMaxSquares + square] = kNoState;
        }
    }
    for (unsigned row = 0; row < side; ++row) {
        for (unsigned column = 0; column < side; ++column) {
            const Tile tile = grid[row * side + column];
            if (tile == kEmpty) {
                continue;
            }
            if (letter_of(tile) >= layout_->letters) {
                throw std::invalid_argument("no such tile");
            }
            put(row, column, tile);
        }
    }
    for (unsigned number = 0; number < side; ++number) {
        for (unsigned place = 0; place < side; ++place) {
            refresh(kAcross, number, place);
            refresh(kDown, number, place);
        }
    }
}

void Board::put(unsigned row, unsigned column, Tile tile) {
    const unsigned side = layout_->side;
    for (const unsigned index : {row * side + column, kMaxSquares + column * side + row}) {
        Square& square = squares_[index];
        square.tile = tile;
        square.value = static_cast<std::uint8_t>(layout_->value(tile));
        square.is_anchor = false;
        square.allowed = 0;
    }
    ++tiles_;
}

void Board::lay(const Move& move) {
    const unsigned side = layout_->side;
    const Direction along = move.down ? kDown : kAcross;
    const Direction sideways = move.down ? kAcross : kDown;
    const unsigned row = move.start / side;
    const unsigned column = move.start % side;
    const unsigned number = move.down ? column : row;
    const unsigned first = move.down ? row : column;
    for (unsigned place = first; place < first + move.length; ++place) {
        if (const Tile tile = move.tiles[place - first]; tile != kEmpty) {
            put(move.down ? place : row, move.down ? column : place, tile);
        }
    }
    refresh_ends(along, number, first);
    for (unsigned place = first; place < first + move.length; ++place) {
        if (move.tiles[place - first] != kEmpty) {
            refresh_ends(sideways, place, number);
        }
    }
}

int Board::points(const Move& move) const {
    const unsigned side = layout_->side;
    const unsigned row = move.start / side;
    const unsigned column = move.start % side;
    const Square* squares = line(move.down ? kDown : kAcross, move.down ? column : row);
    unsigned first = move.down ? row : column;
    const unsigned named_end = first + move.length;
    int main = 0;
    int factor = 1;
    int sideways = 0;
    for (unsigned place = first; place < named_end; ++place) {
        const Square& square = squares[place];
        const Tile tile = move.tiles[place - first];
        if (tile == kEmpty) {
            main += square.value;
            continue;
        }
        const int value = layout_->value(tile) * square.letter_factor;
        main += value;
        factor *= square.word_factor;
        if (square.beside != Square::kNothing) {
            sideways += (square.beside + value) * square.word_factor;
        }
    }
    unsigned end = named_end;
    for (; end < side && squares[end].tile != kEmpty; ++end) {
        main += squares[end].value;
    }
    for (; first > 0 && squares[first - 1].tile != kEmpty; --first) {
        main += squares[first - 1].value;
    }
    const bool is_word = end - first > 1;  // a single tile may make a word only across
    return (is_word ? main * factor : 0) + sideways + (move.laid == layout_->rack_size ? layout_->bonus : 0);
}

// Refreshes the two empty squares at the ends of the run of tiles through a place.
void Board::refresh_ends(Direction direction, unsigned number, unsigned place) {
    const Square* squares = line(direction, number);
    unsigned first = place;
    while (first > 0 && squares[first - 1].tile != kEmpty) {
        --first;
    }
    if (first > 0) {
        refresh(direction, number, first - 1);
    }
    unsigned last = place;
    while (last + 1 < layout_->side && squares[last + 1].tile != kEmpty) {
        ++last;
    }
    if (last + 1 < layout_->side) {
        refresh(direction, number, last + 1);
    }
}

// Finds out what the tiles of this line that touch an empty square begin and end, and so which letters the square
// allows in the line across.
void Board::refresh(Direction direction, unsigned number, unsigned place) {
    const unsigned side = layout_->side;
    const Square* squares = line(direction, number);
    if (squares[place].tile != kEmpty) {
        return;
    }
    const WordGraph& graph = *graph_;
    unsigned first = place;
    while (first > 0 && squares[first - 1].tile != kEmpty) {
        --first;
    }
    unsigned end = place + 1;
    while (end < side && squares[end].tile != kEmpty) {
        ++end;
    }
    const bool has_before = first < place;
    const bool has_after = end > place + 1;
    if (!has_before && !has_after) {
        return;  // tiles never leave a board, so there was nothing earlier either
    }
    State before = has_before ? graph.root(kWordRoot) : kNoState;
    int beside = 0;
    for (unsigned at = first; at < place; ++at) {
        before = step(graph, before, squares[at].tile);
        beside += squares[at].value;
    }
    State after = has_after ? graph.root(kMoveRoot) : kNoState;
    for (unsigned at = end; at-- > place + 1;) {
        after = step(graph, after, squares[at].tile);
        beside += squares[at].value;
    }
    std::uint64_t allowed = 0;
    if (!has_after) {
        allowed = graph.accepts(before);
    } else if (!has_before) {
        allowed = graph.accepts(after);
    } else {
        allowed = letters_between(graph, before, after, {squares + place + 1, squares + end});
    }
    const unsigned here = direction * kMaxSquares + number * side + place;
    const unsigned across = (1 - direction) * kMaxSquares + place * side + number;
    before_[here] = before;
    after_[here] = after;
    squares_[here].is_anchor = squares_[across].is_anchor = true;
    if (has_before) {
        squares_[here].following = graph.children(before) | graph.accepts(before);
    }
    if (has_after) {
        squares_[here].preceding = graph.children(after) | graph.accepts(after);
    }
    squares_[across].allowed = allowed & letters_;
    squares_[across].beside = static_cast<std::int16_t>(beside);
}

}  // namespace slovoteka
