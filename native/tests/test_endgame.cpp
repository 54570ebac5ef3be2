// Random tests of endgames, to be compiled with the sanitizers: small games are compared with an exhaustive search,
// lines are played again, and limits must be kept.

#include "board/find_moves.hpp"
#include "search/preendgame.hpp"
#include "tests/support.hpp"

#include <chrono>
#include <set>

namespace {

using namespace slovoteka;
using namespace slovoteka::tests;

constexpr std::u32string_view kLetters = U"АБВГДЕ";

EndgameLimits no_limits() {
    EndgameLimits limits;
    limits.max_ms = 0;
    limits.table_bits = 12;
    return limits;
}

// One other player, who holds the unseen tiles that are not in the bag.
Situation situation(const Board& board, const Hand& mine, const std::vector<Tile>& unseen, unsigned bag, int lead) {
    return {.board = board,
            .hand = mine,
            .unseen = unseen,
            .bag = bag,
            .others = {static_cast<unsigned>(unseen.size()) - bag},
            .leads = {lead},
            .exchange_most = 0,
            .has_last = false,
            .last = {},
            .before = board,
            .rules = {},
            .counts = {}};
}

Hand without(Hand hand, const Move& move) {
    for (const Tile tile : move.tiles) {
        if (tile != kEmpty) {
            hand.remove(tile);
        }
    }
    return hand;
}

std::vector<Move> moves_of(const Board& board, const Hand& hand) {
    MoveQuery query;
    query.hand = hand;
    std::vector<Move> moves;
    all_moves(board, query, moves);
    return moves;
}

// The machine may be busy now and then, so a single search that took too long is not a failure; many are.
unsigned late_searches = 0;

class TooLarge : public std::exception {};

// Tries every move and every reply until the end.
class PlainEndgame {
public:
    int value(const Board& board, const Hand& mine, const Hand& theirs, bool is_after_pass = false) {
        if (++nodes_ > kMostNodes) {
            throw TooLarge();
        }
        const Layout& layout = board.layout();
        int best = is_after_pass ? theirs.value(layout) - mine.value(layout) : -value(board, theirs, mine, true);
        for (const Move& move : moves_of(board, mine)) {
            best = std::max(best, value_after(board, move, mine, theirs));
        }
        return best;
    }

    int value_after(const Board& board, const Move& move, const Hand& mine, const Hand& theirs) {
        const Hand left = without(mine, move);
        if (left.size == 0) {
            return move.score + 2 * theirs.value(board.layout());
        }
        Board after = board;
        after.lay(move);
        return move.score - value(after, theirs, left);
    }

private:
    static constexpr unsigned kMostNodes = 20'000;
    unsigned nodes_ = 0;
};

class Round {
public:
    explicit Round(unsigned seed) : chance_(seed), alphabet_(kLetters), layout_(random_layout()) {}

    void run() {
        const Image image = build_image(random_lines(), alphabet_, true);
        const WordGraph graph(bytes_of(image));
        Board board(graph, layout_);
        for (unsigned turns = chance_.between(0, 5); turns > 0; --turns) {
            const std::vector<Move> moves = moves_of(board, random_hand(5));
            if (!moves.empty()) {
                board.lay(moves[chance_.below(moves.size())]);
            }
        }
        for (int attempt = 0; attempt < 4; ++attempt) {
            try {
                check_value(board, random_hand(4), random_hand(4));
                check_preendgame(board);
            } catch (const TooLarge&) {
                continue;
            }
        }
        check_table(board);
        check_limits(board);
    }

private:
    Layout random_layout() {
        Layout layout;
        layout.side = chance_.between(3, 7);
        layout.rack_size = chance_.between(4, 7);
        layout.bonus = static_cast<int>(chance_.below(30));
        layout.start = static_cast<unsigned>(chance_.below(layout.squares()));
        layout.letters = alphabet_.size();
        layout.blanks = 2;
        for (unsigned letter = 0; letter < layout.letters; ++letter) {
            layout.counts[letter] = 9;
            layout.values[letter] = static_cast<std::uint8_t>(chance_.between(0, 10));
        }
        for (unsigned square = 0; square < layout.squares(); ++square) {
            layout.letter_factors[square] = static_cast<std::uint8_t>(chance_.one_in(4) ? chance_.between(2, 3) : 1);
            layout.word_factors[square] = static_cast<std::uint8_t>(chance_.one_in(6) ? chance_.between(2, 3) : 1);
        }
        layout.check();
        return layout;
    }

    std::string random_lines() {
        std::string lines;
        for (unsigned left = chance_.between(3, 80); left > 0; --left) {
            std::u32string word(chance_.between(2, 5), U' ');
            std::ranges::generate(word, [this] { return kLetters[chance_.below(kLetters.size())]; });
            lines += utf8(word) + '\n';
        }
        return lines;
    }

    Tile random_tile() { return chance_.one_in(12) ? kBlank : static_cast<Tile>(chance_.below(kLetters.size()) + 1); }

    Hand random_hand(unsigned most) {
        Hand hand;
        for (unsigned left = chance_.between(1, most); left > 0; --left) {
            hand.add(random_tile());
        }
        return hand;
    }

    // --- what must hold

    void check_value(const Board& board, const Hand& mine, const Hand& theirs) {
        const int expected = PlainEndgame().value(board, mine, theirs);
        const EndgameResult result = solve_endgame(board, mine, theirs, no_limits());
        expect(result.is_exact, "a search without limits proves its value");
        expect(result.value == expected, "the value of the best play of both");
        const int when_pass_ends = PlainEndgame().value(board, mine, theirs, true);
        expect(solve_endgame(board, mine, theirs, no_limits(), true).value == when_pass_ends, "a pass may be the last");
        expect(replayed(board, {mine, theirs}, result.line) == expected, "the line leads to the value");
        expect(!result.line.empty() && result.line[0].key() == result.best.key(), "the line begins with the best move");
        for (unsigned depth = 0; depth < 4; ++depth) {
            EndgameLimits limits = no_limits();
            limits.max_depth = depth;
            const EndgameResult shallow = solve_endgame(board, mine, theirs, limits);
            expect(!shallow.is_exact || shallow.value == expected, "what is called exact is");
            expect(shallow.depth <= depth, "no deeper than allowed");
            expect(replayed(board, {mine, theirs}, shallow.line) == shallow.value, "a line leads to its value");
        }
    }

    // Plays a line by the rules and returns the first player's gain at its end.
    int replayed(Board board, std::array<Hand, 2> hands, const std::vector<Move>& line) {
        int spread = 0;
        unsigned player = 0;
        unsigned passes = 0;
        for (const Move& move : line) {
            expect(passes < 2 && hands[0].size > 0 && hands[1].size > 0, "no move after the end");
            passes = move.kind == MoveKind::kPass ? passes + 1 : 0;
            if (move.kind == MoveKind::kPlay) {
                const std::vector<Move> moves = moves_of(board, hands[player]);
                const bool is_possible = std::ranges::any_of(moves, [&](const Move& other) {
                    return other.key() == move.key() && other.score == move.score && other.laid == move.laid;
                });
                expect(is_possible, "a move that the player has");
                board.lay(move);
                hands[player] = without(hands[player], move);
                spread += player == 0 ? move.score : -move.score;
            }
            player = 1 - player;
        }
        const int mine = hands[0].value(layout_);
        const int theirs = hands[1].value(layout_);
        if (hands[0].size == 0 || hands[1].size == 0) {
            return spread + 2 * (theirs - mine);
        }
        expect(passes == 2, "a line goes on until the end");
        return spread + theirs - mine;
    }

    // One tile in the bag: the mean over all possible tiles.
    void check_preendgame(const Board& board) {
        const Hand mine = random_hand(3);
        std::vector<Tile> unseen(chance_.between(2, 3));
        std::ranges::generate(unseen, [this] { return random_tile(); });
        const int lead = static_cast<int>(chance_.below(41)) - 20;
        std::vector<Move> candidates = moves_of(board, mine);
        candidates.resize(std::min<std::size_t>(candidates.size(), 3));
        std::vector<Outlook> expected;
        expected.reserve(candidates.size());
        for (const Move& candidate : candidates) {
            expected.push_back(plain_outlook(board, mine, unseen, lead, candidate));
        }
        const std::vector<Outlook> outlooks =
            value_preendgame(situation(board, mine, unseen, 1, lead), candidates, no_limits(), chance_.bits());
        const std::set<Tile> kinds(unseen.begin(), unseen.end());
        for (std::size_t number = 0; number < candidates.size(); ++number) {
            expect(std::abs(outlooks[number].spread - expected[number].spread) < 1e-9, "the mean spread");
            expect(std::abs(outlooks[number].wins - expected[number].wins) < 1e-9, "the share of wins");
            expect(outlooks[number].samples == kinds.size(), "each tile that may be drawn once");
        }
        check_fuller_bag(board, mine, lead, candidates);
    }

    static Outlook plain_outlook(const Board& board, const Hand& mine, const std::vector<Tile>& unseen, int lead,
                                 const Move& candidate) {
        Outlook outlook;
        Board after = board;
        after.lay(candidate);
        for (const Tile drawn : unseen) {
            Hand left = without(mine, candidate);
            left.add(drawn);
            Hand theirs = Hand::of(unseen);
            theirs.remove(drawn);
            const int spread = candidate.score - PlainEndgame().value(after, theirs, left);
            outlook.spread += static_cast<double>(spread) / static_cast<double>(unseen.size());
            const double won = lead + spread > 0 ? 1 : 0;
            outlook.wins += (lead + spread == 0 ? 0.5 : won) / static_cast<double>(unseen.size());
        }
        return outlook;
    }

    // More tiles: every kind of move works, no tile is lost, and the same seed gives the same result.
    void check_fuller_bag(const Board& board, const Hand& mine, int lead, std::vector<Move> candidates) {
        const unsigned bag = chance_.between(1, kMaxPreendgameBag);
        std::vector<Tile> unseen(bag + chance_.between(1, 3));
        std::ranges::generate(unseen, [this] { return random_tile(); });
        candidates.emplace_back();
        candidates.push_back(exchange_of_one(mine));
        EndgameLimits limits = no_limits();
        limits.max_depth = 0;
        const Situation asked = situation(board, mine, unseen, bag, lead);
        const auto ask = [&] { return value_preendgame(asked, candidates, limits, 7); };
        const std::vector<Outlook> first = ask();
        const std::vector<Outlook> again = ask();
        for (std::size_t number = 0; number < candidates.size(); ++number) {
            expect(first[number].spread == again[number].spread && first[number].wins == again[number].wins,
                   "the same seed, the same outlook");
            expect(first[number].samples > 0 && first[number].wins >= 0 && first[number].wins <= 1.0 + 1e-9,
                   "an outlook for every candidate");
        }
    }

    // A table of two to four who exchange and pass: no tile is lost, and the game ends when its rules say so.
    void check_table(const Board& board) {
        const Layout& layout = board.layout();
        std::vector<Hand> hands(chance_.between(2, kMostPlayers));
        for (Hand& hand : hands) {
            hand = random_hand(chance_.between(1, layout.rack_size));
        }
        std::vector<Tile> bag(chance_.between(0, 9));
        std::ranges::generate(bag, [this] { return random_tile(); });
        std::size_t tiles = bag.size();
        for (const Hand& hand : hands) {
            tiles += hand.size;
        }
        const EndRules rules{.pass_rounds = chance_.between(1, 2), .scoreless_rounds = chance_.between(0, 3)};
        Random random(chance_.bits());
        Table table(layout, rules, hands, bag, {}, {.from_both_ends = chance_.one_in(2), .random = &random});
        unsigned passes = 0;
        unsigned turns = 0;
        while (!table.is_over()) {
            const bool may_exchange = !table.bag().empty() && turns < 50;
            const Move move = may_exchange && chance_.one_in(2) ? exchange_of_one(table.hand()) : Move{};
            passes = move.kind == MoveKind::kPass ? passes + 1 : 0;
            table.carry_out(move);
            ++turns;
            const bool has_ended = passes == rules.pass_rounds * hands.size() ||
                                   (rules.scoreless_rounds > 0 && turns == rules.scoreless_rounds * hands.size());
            expect(table.is_over() == has_ended, "a game ends by its rules");
            std::size_t left = table.bag().size();
            for (unsigned player = 0; player < table.players(); ++player) {
                left += table.hand(player).size;
            }
            expect(left == tiles, "no tile is lost");
        }
        const std::array<int, kMostPlayers> points = table.final_points();
        for (unsigned player = 0; player < table.players(); ++player) {
            expect(points[player] == -table.hand(player).value(layout), "nobody has gone out, so everybody loses");
        }
    }

    static Move exchange_of_one(const Hand& hand) {
        Move exchange;
        exchange.kind = MoveKind::kExchange;
        exchange.laid = 1;
        exchange.tiles[0] = hand.blanks > 0 ? kBlank : static_cast<Tile>(std::countr_zero(hand.present) + 1);
        return exchange;
    }

    void check_limits(const Board& board) {
        Hand mine;
        Hand theirs;
        for (unsigned left = 7; left > 0; --left) {
            mine.add(random_tile());
            theirs.add(random_tile());
        }
        EndgameLimits limits = no_limits();
        limits.max_nodes = chance_.between(1, 400);
        const EndgameResult first = solve_endgame(board, mine, theirs, limits);
        const EndgameResult again = solve_endgame(board, mine, theirs, limits);
        expect(first.value == again.value && first.nodes == again.nodes && first.depth == again.depth &&
                   first.best.key() == again.best.key() && first.is_exact == again.is_exact,
               "the same limit of nodes, the same result");
        expect(first.nodes <= std::max<std::uint64_t>(limits.max_nodes, 64), "no more nodes than allowed");
        expect(replayed(board, {mine, theirs}, first.line) == first.value, "a line cut short leads to its value");

        limits = no_limits();
        limits.max_ms = chance_.between(1, 20);
        const auto begin = std::chrono::steady_clock::now();
        solve_endgame(board, mine, theirs, limits);
        const auto taken = std::chrono::steady_clock::now() - begin;
        late_searches += taken > std::chrono::milliseconds(limits.max_ms + 50) ? 1 : 0;
    }

    Chance chance_;
    const Alphabet alphabet_;
    const Layout layout_;
};

void check_refusals() {
    const Image image = build_image(utf8(U"АБ"), Alphabet(kLetters), true);
    const WordGraph graph(bytes_of(image));
    Layout layout;
    layout.letters = 6;
    layout.counts.fill(9);
    const Board board(graph, layout);
    const Hand one = Hand::of(std::vector<Tile>{1});
    int refused = 0;
    const std::vector<std::function<void()>> attempts = {
        [&] { solve_endgame(board, Hand(), one, no_limits()); },
        [&] { solve_endgame(board, one, Hand(), no_limits()); },
        [&] { value_preendgame(situation(board, one, std::vector<Tile>(7, 2), 0, 0), {}, no_limits(), 1); },
        [&] { value_preendgame(situation(board, one, std::vector<Tile>(7, 2), 5, 0), {}, no_limits(), 1); },
        [&] { value_preendgame(situation(board, one, std::vector<Tile>(2, 2), 2, 0), {}, no_limits(), 1); },
    };
    for (const auto& attempt : attempts) {
        try {
            attempt();
        } catch (const std::invalid_argument&) {
            ++refused;
        }
    }
    expect(refused == 5, "what is no endgame is refused");
}

}  // namespace

int main(int count, char** arguments) {
    const int status = run_checks(count, arguments, {{.name = "refusals", .run = check_refusals}},
                                  [](unsigned seed) { Round(seed).run(); });
    if (late_searches > 2) {
        std::printf("%u searches took longer than allowed\n", late_searches);
        return 1;
    }
    return status;
}
