// Random tests of finding moves, to be compiled with the sanitizers: words, boards and racks of all sizes are compared
// with the simplest possible search, updated boards with boards set at once; also damaged graphs and positions from
// random bytes.

#include "board/find_moves.hpp"
#include "board/position.hpp"
#include "tests/plain_moves.hpp"
#include "tests/random_table.hpp"

#include <algorithm>

namespace {

using namespace slovoteka;
using namespace slovoteka::tests;

bool is_better(const Move& one, const Move& other) {
    return one.equity != other.equity ? one.equity > other.equity : one.key() < other.key();
}

bool is_same(const Move& one, const Move& other) {
    return one.equity == other.equity && one.score == other.score && one.laid == other.laid && one.key() == other.key();
}

// How many multisets of `size` there are among so many kinds, counted one by one.
std::uint64_t multisets(unsigned kinds, unsigned size) {
    if (size == 0) {
        return 1;
    }
    return kinds == 0 ? 0 : multisets(kinds - 1, size) + multisets(kinds, size - 1);
}

class Round : RandomTable {
public:
    explicit Round(unsigned seed) : RandomTable(seed) {}

    void run() {
        const std::set<Word> words = random_words();
        std::string lines;
        for (const Word& word : words) {
            for (const Symbol symbol : word) {
                lines += utf8({&letters_[symbol], 1});
            }
            lines += '\n';
        }
        const Image image = build_image(lines, alphabet_, true);
        const WordGraph graph(bytes_of(image));
        graph.verify();
        check_filter(graph, words);
        const PlainMoves plain(layout_, words);
        check_game(graph, plain);
        check_board(graph, plain, scattered());
        check_leaves();
        for (int number = 0; number < 40; ++number) {
            check_damaged(image);
        }
        for (int number = 0; number < 170; ++number) {
            check_position(graph);
        }
    }

private:
    // --- moves

    void check_game(const WordGraph& graph, const PlainMoves& plain) {
        Board board(graph, layout_);
        Grid grid(layout_.squares(), kEmpty);
        for (int turn = 0; turn < 6; ++turn) {
            const std::vector<Move> plays = check_moves(board, plain, grid);
            if (plays.empty()) {
                continue;
            }
            const Move& move = plays[chance_.below(plays.size())];
            board.lay(move);
            for (unsigned place = 0; place < move.length; ++place) {
                if (move.tiles[place] != kEmpty) {
                    grid[move.start + place * (move.down ? layout_.side : 1)] = move.tiles[place];
                }
            }
            check_same_board(board, grid);
        }
    }

    void check_board(const WordGraph& graph, const PlainMoves& plain, const Grid& grid) {
        Board board(graph, layout_);
        board.set(grid);
        check_moves(board, plain, grid);
    }

    // Returns the plays of some rack.
    std::vector<Move> check_moves(const Board& board, const PlainMoves& plain, const Grid& grid) {
        MoveQuery query;
        query.hand = Hand::of(random_rack());
        const std::vector<Move> expected = plain.plays(grid, query.hand);
        std::vector<Move> found;
        all_moves(board, query, found);
        expect_same(found, expected, "all plays, as the rules say");
        check_best(board, query, found);

        const std::vector<Move> plays = found;
        query.may_pass = chance_.one_in(2);
        query.exchange_most = chance_.between(0, layout_.rack_size);
        if (has_small_leaves()) {
            const Leaves leaves = random_leaves();
            query.leaves = &leaves;
            found.clear();
            all_moves(board, query, found);
            expect_same(found, with_others(plays, query), "leaves, exchanges and passing");
            check_best(board, query, found);
        }
        check_moves_at_end(board, plays, query.hand);
        return plays;
    }

    // With an empty bag: going out brings the others' points twice, or what stays costs half its points and a turn.
    void check_moves_at_end(const Board& board, std::vector<Move> expected, const Hand& hand) {
        const int points = static_cast<int>(chance_.below(41));
        const TilesAtEnd at_end(points, 1);
        for (Move& move : expected) {
            Hand left = hand;
            left.remove(move);
            const int kept = left.value(layout_) * kPoint / 2 + 10 * kPoint;
            move.equity = move.score * kPoint + (left.size == 0 ? 2 * points * kPoint : -kept);
        }
        MoveQuery query{.hand = hand};
        query.at_end = &at_end;
        std::vector<Move> found;
        all_moves(board, query, found);
        expect_same(found, expected, "what stays on racks at the end");
        check_best(board, query, found);
    }

    static void expect_same(std::vector<Move> found, std::vector<Move> expected, const char* what) {
        std::ranges::sort(found, is_better);
        std::ranges::sort(expected, is_better);
        expect(std::ranges::equal(found, expected, is_same), what);
    }

    // The plays with the values of their leaves, and the moves that are not plays.
    std::vector<Move> with_others(std::vector<Move> moves, const MoveQuery& query) const {
        for (Move& move : moves) {
            Hand left = query.hand;
            for (const Tile tile : move.tiles) {
                if (tile != kEmpty) {
                    left.remove(tile & kBlank ? kBlank : tile);
                }
            }
            move.equity = move.score * kPoint + query.leaves->value(left);
        }
        if (query.may_pass) {
            moves.emplace_back().equity = query.leaves->value(query.hand);
        }
        const Hand given;
        add_exchanges(query, given, 0, moves);
        return moves;
    }

    // Every multiset of tiles from this number on (0 is a blank), added to what is given back.
    void add_exchanges(const MoveQuery& query, const Hand& given, unsigned number, std::vector<Move>& moves) const {
        if (number > layout_.letters) {
            if (given.size == 0 || given.size > query.exchange_most) {
                return;
            }
            Move& move = moves.emplace_back();
            move.kind = MoveKind::kExchange;
            Hand left = query.hand;
            const auto give = [&](Tile tile, unsigned times) {
                for (; times > 0; --times) {
                    left.remove(tile);
                    move.tiles[move.laid++] = tile;
                }
            };
            give(kBlank, given.blanks);
            for (unsigned letter = 0; letter < layout_.letters; ++letter) {
                give(static_cast<Tile>(letter + 1), given.counts[letter]);
            }
            move.equity = query.leaves->value(left);
            return;
        }
        Hand more = given;
        const unsigned held = number == 0 ? query.hand.blanks : query.hand.counts[number - 1];
        for (unsigned times = 0; times <= held; ++times) {
            add_exchanges(query, more, number + 1, moves);
            more.add(number == 0 ? kBlank : static_cast<Tile>(number));
        }
    }

    void check_best(const Board& board, MoveQuery query, std::vector<Move> all) {
        std::ranges::sort(all, is_better);
        const Move best = best_move(board, query);
        expect(all.empty() ? best.kind == MoveKind::kPass : is_same(best, all.front()), "the best move");
        for (const std::size_t count : {std::size_t{1}, 2 + chance_.below(20), all.size() + 1}) {
            std::vector<Move> found;
            best_moves(board, query, count, found);
            expect(std::ranges::equal(found, std::span(all).first(std::min(count, all.size())), is_same),
                   "the best so many, in order");
        }
        if (!all.empty()) {
            query.floor = all[chance_.below(all.size())].equity;
            std::vector<Move> found;
            all_moves(board, query, found);
            std::erase_if(all, [&](const Move& move) { return move.equity < query.floor; });
            expect_same(found, all, "no move below the floor");
        }
    }

    void check_same_board(const Board& kept, const Grid& grid) const {
        Board board(kept.graph(), layout_);
        board.set(grid);
        const Board copied = kept;  // NOLINT(performance-unnecessary-copy-initialization): the test is about the copy
        expect(kept.tiles() == board.tiles() && copied.tiles() == board.tiles(), "the number of tiles");
        for (const Direction direction : {kAcross, kDown}) {
            for (unsigned index = 0; index < layout_.squares(); ++index) {
                const unsigned number = index / layout_.side;
                const unsigned place = index % layout_.side;
                const Square& one = copied.line(direction, number)[place];
                const Square& other = board.line(direction, number)[place];
                expect(one.tile == other.tile && one.value == other.value && one.is_anchor == other.is_anchor &&
                           one.allowed == other.allowed && one.letter_factor == other.letter_factor &&
                           one.word_factor == other.word_factor,
                       "a square of a board kept up");
                expect(one.tile != kEmpty || (one.preceding == other.preceding && one.following == other.following &&
                                              one.beside == other.beside &&
                                              copied.before(direction, index) == board.before(direction, index) &&
                                              copied.after(direction, index) == board.after(direction, index)),
                       "what an empty square of a board kept up allows");
            }
        }
    }

    static void check_filter(const WordGraph& graph, const std::set<Word>& words) {
        for (const Word& word : words) {
            std::uint64_t sum = 0;
            for (const Symbol symbol : word) {
                sum += letter_hash(symbol);
            }
            expect(word.size() > kMaxSide || graph.may_be_word(sum), "the filter knows every word");
        }
    }

    void check_leaves() {
        if (!has_small_leaves()) {
            return;
        }
        std::vector<std::vector<std::int32_t>> by_size{{chance_.one_in(2) ? 5 : 0}};
        for (unsigned size = 1; size < layout_.rack_size; ++size) {  // each value encodes its size and index
            auto& values = by_size.emplace_back(multisets(layout_.letters + 1, size));
            for (std::size_t place = 0; place < values.size(); ++place) {
                values[place] = static_cast<std::int32_t>(size << 24 | place);
            }
        }
        const Leaves leaves(layout_, by_size);
        const Hand hand = Hand::of(random_rack());
        std::vector<unsigned> numbers(hand.blanks, 0);
        for (unsigned letter = 0; letter < layout_.letters; ++letter) {
            numbers.insert(numbers.end(), hand.counts[letter], letter + 1);
        }
        std::vector<std::int32_t> values(std::size_t{1} << hand.size);
        leaves.fill(hand, values);
        for (unsigned mask = 0; mask < values.size(); ++mask) {
            std::uint64_t place = 0;
            unsigned size = 0;
            for (unsigned tile = 0; tile < numbers.size(); ++tile) {
                if (mask >> tile & 1) {
                    ++size;
                    place += numbers[tile] == 0 ? 0 : multisets(numbers[tile], size);
                }
            }
            const std::int32_t expected = size == layout_.rack_size ? 0 : by_size[size][place];
            expect(values[mask] == expected, "the worth of a part of a rack");
        }
        by_size.back().push_back(0);
        try {
            const Leaves wrong(layout_, by_size);
            throw Failure("leaves of another alphabet are refused");
        } catch (const std::invalid_argument&) {
        }
    }

    // --- from outside

    // A damaged graph is refused or gives meaningless moves; nothing else may happen.
    void check_damaged(const Image& whole) {
        Image image = whole;
        const bool is_cut = chance_.damage(image);
        const bool is_forged = chance_.one_in(2) && image.size() * sizeof image[0] >= sizeof(FileHeader);
        if (is_forged) {
            forge(image, [this](FileHeader& header) { spoil(header); });
        }
        try {
            const WordGraph graph(bytes_of(image));
            expect(!is_cut || is_forged, "a cut file is refused");
            if (graph.alphabet().size() == layout_.letters) {
                ask_for_moves(graph);
            }
            graph.verify();
            expect(is_forged || image == whole, "a changed file is noticed");
        } catch (const DamagedGraph&) {
        }
    }

    void ask_for_moves(const WordGraph& graph) {
        Board board(graph, layout_);
        board.set(scattered());
        MoveQuery query;
        query.hand = Hand::of(random_rack());
        std::vector<Move> found;
        all_moves(board, query, found);
        best_moves(board, query, 3, found);
        const Move best = best_move(board, query);
        if (best.kind == MoveKind::kPlay) {
            board.lay(best);
        }
    }

    // Sometimes a field is wrong in a way that could lead out of the array.
    void spoil(FileHeader& header) {
        switch (chance_.below(12)) {
            case 0:
            case 1:
                header.roots[chance_.below(2)] = header.array_words - chance_.between(0, 80);
                break;
            case 2:
                header.roots[kMoveRoot] = chance_.between(0, header.array_words);
                break;
            case 3:
                header.array_words += kArrayUnit * (chance_.one_in(2) ? 1 : -1);
                break;
            case 4:
                header.filter_words = chance_.between(0, 2 * header.filter_words);
                break;
            case 5:
                header.alphabet_size = chance_.between(0, kMaxSymbols + 1);
                break;
            default:
                break;
        }
    }

    void check_position(const WordGraph& graph) {
        Grid grid = chance_.one_in(3) ? Grid(layout_.squares(), kEmpty) : scattered();
        std::vector<Tile> rack = random_rack();
        for (std::size_t left = chance_.below(3); left > 0; --left) {
            switch (chance_.below(4)) {
                case 0:
                    grid[chance_.below(grid.size())] = static_cast<Tile>(chance_.bits());
                    break;
                case 1:
                    rack.push_back(static_cast<Tile>(chance_.bits()));
                    break;
                case 2:
                    grid.resize(1 + chance_.below(2 * grid.size()));
                    break;
                default:
                    rack.resize(chance_.below(std::size_t{2} * kMaxRack), static_cast<Tile>(chance_.bits()));
                    break;
            }
        }
        grid.shrink_to_fit();
        rack.shrink_to_fit();
        const bool can_be = grid.size() == layout_.squares() && can_be_there(grid, rack);
        try {
            const Position position = read_position(graph, layout_, grid, rack);
            expect(can_be, "a position that cannot be is refused");
            expect(position.hand.size == rack.size(), "a rack is read whole");
            check_play(position, best_move(position.board, {.hand = position.hand}));
        } catch (const std::invalid_argument&) {
            expect(!can_be, "a position that can be is read");
        }
    }

    // A move from outside, intact or damaged, is refused or is a play that can be laid, from the hand if that is asked.
    void check_play(const Position& position, const Move& whole) {
        const Board& board = position.board;
        std::vector<std::byte> bytes(sizeof whole);
        std::memcpy(bytes.data(), &whole, sizeof whole);
        const std::size_t damages = chance_.below(4);
        for (std::size_t left = damages; left > 0; --left) {
            bytes[chance_.below(bytes.size())] = static_cast<std::byte>(chance_.bits());
        }
        if (chance_.one_in(9)) {
            bytes.resize(chance_.below(2 * sizeof whole));
            bytes.shrink_to_fit();
        }
        try {
            const Move read = read_move(board, position.hand, nullptr, bytes);
            expect(damages > 0 || is_same(read, whole), "a whole move is read as it is");
            expect(read.laid <= position.hand.size, "a move takes tiles of the hand");
        } catch (const std::invalid_argument&) {
            expect(damages > 0 || bytes.size() != sizeof whole, "a whole move is read");
        }
        try {
            Board after = board;
            after.lay(read_play(board, bytes));
            expect(bytes.size() == sizeof whole && after.tiles() > board.tiles(), "a play lays something");
        } catch (const std::invalid_argument&) {
            expect(damages > 0 || bytes.size() != sizeof whole || whole.kind != MoveKind::kPlay,
                   "a whole play is read");
        }
    }

    bool can_be_there(const Grid& grid, const std::vector<Tile>& rack) const {
        std::array<unsigned, 256> seen{};  // by face; kBlank for all blanks
        for (const Tile tile : grid) {
            if (tile == kBlank || (tile != kEmpty && (tile & ~kBlank) > layout_.letters)) {
                return false;
            }
            if (tile != kEmpty) {
                ++seen[tile & kBlank ? kBlank : tile];
            }
        }
        for (const Tile tile : rack) {
            if (tile == kEmpty || (tile != kBlank && tile > layout_.letters)) {
                return false;
            }
            ++seen[tile];
        }
        for (unsigned letter = 0; letter < layout_.letters; ++letter) {
            if (seen[letter + 1] > layout_.counts[letter]) {
                return false;
            }
        }
        return seen[kBlank] <= layout_.blanks && rack.size() <= layout_.rack_size;
    }
};

// Moves in a graph where all letters lead on end with the rack and the line.
void check_maze() {
    Image image = maze(kScrabbleAlphabets[1]);
    forge(image, [](FileHeader& header) { header.roots[kMoveRoot] = header.roots[kWordRoot]; });
    const WordGraph graph(bytes_of(image));
    Layout layout;
    layout.letters = graph.alphabet().size();
    layout.counts.fill(1);
    layout.letter_factors.fill(1);
    layout.word_factors.fill(1);
    layout.check();
    const Board board(graph, layout);
    MoveQuery query;
    query.hand = Hand::of(std::vector<Tile>{1, 2, 3, 4, 5});
    std::vector<Move> found;
    all_moves(board, query, found);
    // Through the centre, in both directions, each once.
    expect(found.size() == std::size_t{2} * (5 + 2 * 20 + 3 * 60 + 4 * 120 + 5 * 120), "all rows of tiles are words");
    try {
        graph.verify();
        throw Failure("a maze is noticed");
    } catch (const DamagedGraph&) {
    }
}

}  // namespace

int main(int count, char** arguments) {
    return run_checks(count, arguments, {{.name = "maze", .run = check_maze}},
                      [](unsigned seed) { Round(seed).run(); });
}
