// A board and what each of its squares allows, kept up as words are laid.

#include "scrabble.hpp"

#include <algorithm>

namespace slovoteka {

unsigned Layout::tile_count() const {
    unsigned count = blanks;
    for (unsigned letter = 0; letter < letters; ++letter) {
        count += counts[letter];
    }
    return count;
}

void Layout::check() const {
    if (side < 2 || side > kMaxSide) {
        throw std::invalid_argument("a board has 2 to " + std::to_string(kMaxSide) + " squares in a line, not " +
                                    std::to_string(side));
    }
    if (rack_size < 1 || rack_size > kMaxRack) {
        throw std::invalid_argument("a rack has 1 to " + std::to_string(kMaxRack) + " tiles, not " +
                                    std::to_string(rack_size));
    }
    if (letters < 1 || letters > kMaxSymbols - 2 || start >= squares()) {
        throw std::invalid_argument("the layout contradicts itself");
    }
    // With these a whole number holds what any row of squares can bring.
    constexpr unsigned kMostLetterFactor = 9;
    constexpr unsigned kMostWordFactor = 3;
    constexpr unsigned kMostValue = 99;
    constexpr int kMostBonus = 10'000;
    for (unsigned square = 0; square < squares(); ++square) {
        if (letter_factors[square] > kMostLetterFactor || word_factors[square] > kMostWordFactor) {
            throw std::invalid_argument("a premium square multiplies a letter by 9 at most and a word by 3");
        }
    }
    if (std::ranges::max(values) > kMostValue || bonus < 0 || bonus > kMostBonus) {
        throw std::invalid_argument("a tile counts 99 at most, and a whole rack 0 to 10000 more");
    }
}

Hand Hand::of(std::span<const Tile> tiles) {
    Hand hand;
    for (const Tile tile : tiles) {
        hand.add(tile);
    }
    return hand;
}

void Hand::add(Tile tile) {
    ++size;
    if (tile & kBlank) {
        ++blanks;
    } else {
        ++counts[letter_of(tile)];
        present |= std::uint64_t{1} << letter_of(tile);
    }
}

void Hand::remove(Tile tile) {
    --size;
    if (tile & kBlank) {
        --blanks;
    } else if (--counts[letter_of(tile)] == 0) {
        present &= ~(std::uint64_t{1} << letter_of(tile));
    }
}

int Hand::value(const Layout& layout) const {
    int sum = 0;
    for (std::uint64_t rest = present; rest != 0; rest &= rest - 1) {
        const int letter = std::countr_zero(rest);
        sum += counts[letter] * layout.values[letter];
    }
    return sum;
}

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
    for (const unsigned from : {0U, kMaxSquares}) {  // only as much as the board is large
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
            const Square bare{letters_, all, all, Square::kNothing, kEmpty, 0, layout_->letter_factors[square],
                              layout_->word_factors[square], false, 0};
            squares_[square] = squares_[kMaxSquares + column * side + row] = bare;
            before_[square] = after_[square] = kNoState;
            before_[kMaxSquares + square] = after_[kMaxSquares + square] = kNoState;
        }
    }
    for (unsigned square = 0; square < grid.size(); ++square) {
        if (grid[square] != kEmpty) {
            if (letter_of(grid[square]) >= layout_->letters) {
                throw std::invalid_argument("no such tile");
            }
            put(square / side, square % side, grid[square]);
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
    const bool is_word = end - first > 1;  // a single tile may only make a word across
    return (is_word ? main * factor : 0) + sideways + (move.laid == layout_->rack_size ? layout_->bonus : 0);
}

// The two empty squares at the ends of the row of tiles through a place.
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

// What the tiles of this line that touch an empty square begin and end, and so which letters the square allows in the
// line across.
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
        return;  // tiles never leave a board, so there was nothing before either
    }
    const auto step = [&](State state, Tile tile) {
        const Symbol letter = letter_of(tile);
        return graph.children(state) >> letter & 1 ? graph.next(state, letter) : kNoState;
    };
    State before = has_before ? graph.root(kWordRoot) : kNoState;
    int beside = 0;
    for (unsigned at = first; at < place; ++at) {
        before = step(before, squares[at].tile);
        beside += squares[at].value;
    }
    State after = has_after ? graph.root(kMoveRoot) : kNoState;
    for (unsigned at = end; at-- > place + 1;) {
        after = step(after, squares[at].tile);
        beside += squares[at].value;
    }
    std::uint64_t allowed = 0;
    if (!has_after) {
        allowed = graph.accepts(before);
    } else if (!has_before) {
        allowed = graph.accepts(after);
    } else {
        for (std::uint64_t rest = graph.children(before) & graph.children(after) & graph.alphabet().mask(); rest != 0;
             rest &= rest - 1) {
            const Symbol letter = static_cast<Symbol>(std::countr_zero(rest));
            State state = graph.next(before, letter);
            for (unsigned at = place + 1; at + 1 < end; ++at) {
                state = step(state, squares[at].tile);
            }
            if (graph.accepts(state) >> letter_of(squares[end - 1].tile) & 1) {
                allowed |= std::uint64_t{1} << letter;
            }
        }
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
