// Scrabble: boards with what every square allows, all moves of a rack, and the best of them.
//
// Everything that differs between editions is a value of `Layout`. Letters are symbols of the word graph's alphabet.
// A board is kept twice, by rows and by columns (`Direction`), so that every search runs along a line. Scores are whole
// points; an equity is a score and what the tiles that stay are worth, in thousandths of a point.
//
// Nothing here is shared between threads but graphs, layouts and leaves, which do not change.

#pragma once

#include "wordgraph.hpp"

#include <memory>

namespace slovoteka {

inline constexpr unsigned kMaxSquares = kMaxSide * kMaxSide;
inline constexpr unsigned kMaxRack = 10;
inline constexpr int kPoint = 1000;  // thousandths
inline constexpr int kMostPoints = 32'000;  // a play counts no more, however the squares of a board multiply

// On a board: 0 is an empty square, k + 1 the tile of letter k, and with kBlank added a blank that stands for it.
// On a rack and in a bag: k + 1 is the tile of letter k, kBlank alone a blank.
using Tile = std::uint8_t;
inline constexpr Tile kEmpty = 0;
inline constexpr Tile kBlank = 0x80;

constexpr Symbol letter_of(Tile tile) {
    return static_cast<Symbol>((tile & ~kBlank) - 1);
}

struct Layout {
    unsigned side = 15;
    unsigned rack_size = 7;
    int bonus = 50;           // for a whole rack laid at once
    unsigned start = 112;     // the square that the first word covers
    unsigned letters = 0;
    unsigned blanks = 0;
    std::array<std::uint8_t, kMaxSymbols> counts{};
    std::array<std::uint8_t, kMaxSymbols> values{};
    std::array<std::uint8_t, kMaxSquares> letter_factors{};
    std::array<std::uint8_t, kMaxSquares> word_factors{};

    unsigned squares() const { return side * side; }
    unsigned tile_count() const;
    int value(Tile tile) const { return tile & kBlank ? 0 : values[letter_of(tile)]; }
    // Throws std::invalid_argument if something is beyond the limits above.
    void check() const;
    bool operator==(const Layout&) const = default;
};

// The tiles of a player: a multiset.
struct Hand {
    std::array<std::uint8_t, kMaxSymbols> counts{};
    std::uint64_t present = 0;  // letters, without blanks
    std::uint8_t blanks = 0;
    std::uint8_t size = 0;

    static Hand of(std::span<const Tile> tiles);
    void add(Tile tile);
    void remove(Tile tile);  // which must be there
    int value(const Layout& layout) const;
};

enum class MoveKind : std::uint8_t { kPlay, kExchange, kPass };

// As it lies in the arrays that Python gets. For an exchange `tiles` are those given back, `laid` of them.
struct Move {
    std::int32_t equity = 0;
    std::int16_t score = 0;
    std::uint16_t start = 0;  // the square where the word begins, row by row
    MoveKind kind = MoveKind::kPass;
    std::uint8_t down = 0;
    std::uint8_t length = 0;  // of the word, old tiles included
    std::uint8_t laid = 0;
    std::array<Tile, kMaxSide + 3> tiles{};  // along the word; 0 where a tile lies already

    // Moves of equal worth in an order that depends on nothing else.
    auto key() const { return std::tie(kind, down, start, length, tiles); }
};
static_assert(sizeof(Move) == 36);

enum Direction : unsigned { kAcross = 0, kDown = 1 };

struct Square {
    std::uint64_t allowed;    // the letters that make a word sideways; all where nothing lies there
    std::uint64_t preceding;  // the letters that can stand before the tiles after it in the line; likewise
    std::uint64_t following;  // the letters that can stand after the tiles before it, if the word begins with them
    std::int16_t beside;      // what the tiles sideways count; kNothing where there are none
    Tile tile;
    std::uint8_t value;       // of the tile
    std::uint8_t letter_factor;
    std::uint8_t word_factor;
    bool is_anchor;           // empty, and a tile touches it
    std::uint8_t unused;

    static constexpr std::int16_t kNothing = -1;
};
static_assert(sizeof(Square) == 32);

class Board {
public:
    Board() = default;  // of no use before it is assigned to
    // `graph` must have a part for moves; it and the layout outlive the board.
    Board(const WordGraph& graph, const Layout& layout);
    Board(const Board& other) { copy(other); }
    Board& operator=(const Board& other) {
        copy(other);
        return *this;
    }

    // All tiles at once. Throws std::invalid_argument for a wrong size or a letter that the layout has not.
    void set(std::span<const Tile> grid);
    // A play that fits; only the squares around it are looked at anew.
    void lay(const Move& move);

    // What a play that fits brings. It may be told by the tiles laid alone, without those of the word around them.
    int points(const Move& move) const;

    bool is_empty() const { return tiles_ == 0; }
    unsigned tiles() const { return tiles_; }
    Tile at(unsigned square) const { return squares_[square].tile; }
    const Layout& layout() const { return *layout_; }
    const WordGraph& graph() const { return *graph_; }

    // --- for searches: squares of a line, and what the tiles beside an empty square begin and end.
    const Square* line(Direction direction, unsigned number) const {
        return &squares_[direction * kMaxSquares + number * layout_->side];
    }
    // The words that go on after the tiles before this square.
    State before(Direction direction, unsigned place) const { return before_[direction * kMaxSquares + place]; }
    // In the graph for moves: what can stand before the tiles after this square.
    State after(Direction direction, unsigned place) const { return after_[direction * kMaxSquares + place]; }

private:
    void copy(const Board& other);
    void put(unsigned row, unsigned column, Tile tile);
    void refresh(Direction direction, unsigned number, unsigned place);
    void refresh_ends(Direction direction, unsigned number, unsigned place);

    const WordGraph* graph_ = nullptr;
    const Layout* layout_ = nullptr;
    std::uint64_t letters_ = 0;  // of the set: a blank stands for no other
    unsigned tiles_ = 0;
    // By direction, then line by line, side squares each.
    std::array<Square, 2 * kMaxSquares> squares_;
    std::array<State, 2 * kMaxSquares> before_;
    std::array<State, 2 * kMaxSquares> after_;
};

// What tiles that stay on a rack are worth, in thousandths of a point: one number for each multiset of fewer tiles than
// a rack has. Tiles are numbered 0 for a blank, k + 1 for letter k.
class Leaves {
public:
    // The place of a sorted multiset t1 <= t2 <= … is the sum of choose(t_i + i - 1, i) over its tiles.
    static std::uint64_t count(unsigned kinds, unsigned size);
    // The places of all parts of a hand; bit i of a mask is tile i in order of the numbers above.
    static void places(const Hand& hand, std::span<std::uint64_t> places);

    Leaves(const Layout& layout, std::vector<std::vector<std::int32_t>> by_size);
    // Fills values[mask] for every part of a hand that is kept.
    void fill(const Hand& hand, std::span<std::int32_t> values) const;
    std::int32_t value(const Hand& hand) const;

private:
    std::vector<std::vector<std::int32_t>> by_size_;
};

// What is looked for among the moves of one rack.
struct MoveQuery {
    Hand hand;
    const Leaves* leaves = nullptr;   // none: only points count
    unsigned exchange_most = 0;       // tiles that may be exchanged
    bool may_pass = false;
    int floor = INT32_MIN;            // moves with less equity are not wanted
};

// Each adds to `found`. `all_moves` keeps no order; the others put the best first, equals in the order of Move::key.
void all_moves(const Board& board, const MoveQuery& query, std::vector<Move>& found);
void best_moves(const Board& board, const MoveQuery& query, std::size_t count, std::vector<Move>& found);
// The best one; a pass if there is nothing else.
Move best_move(const Board& board, const MoveQuery& query);

}  // namespace slovoteka
