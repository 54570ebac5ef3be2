// A board with what every square allows.
//
// It is kept twice, by rows and by columns (`Direction`), so that every search runs along a line.
//
// Nothing of Scrabble is shared between threads but graphs, layouts and leaves, which do not change.

#pragma once

#include "board/move.hpp"

namespace slovoteka {

enum Direction : std::uint8_t { kAcross = 0, kDown = 1 };

struct Square {
    std::uint64_t allowed;    // the letters that make a word sideways; all where nothing lies there
    std::uint64_t preceding;  // the letters that can stand before the tiles after it in the line; likewise
    std::uint64_t following;  // the letters that can stand after the tiles before it, if the word begins with them
    std::int16_t beside;      // what the tiles sideways count; kNothing where there are none
    Tile tile;
    std::uint8_t value;  // of the tile
    std::uint8_t letter_factor;
    std::uint8_t word_factor;
    bool is_anchor;  // empty, and a tile touches it
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
        if (this != &other) {
            copy(other);
        }
        return *this;
    }
    ~Board() = default;

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
    static constexpr std::size_t kBothWays = std::size_t{2} * kMaxSquares;
    std::array<Square, kBothWays> squares_;
    std::array<State, kBothWays> before_;
    std::array<State, kBothWays> after_;
};

}  // namespace slovoteka
