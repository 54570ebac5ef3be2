// The Python bindings of Scrabble. src/slovoteka/_native.pyi documents every name.
//
// Grids and racks come as bytes of tiles, and moves go back as arrays of the struct Move, so that no Python object is
// needed for each. The search for moves releases the interpreter lock.

#include "bindings/module.hpp"
#include "board/bag.hpp"
#include "board/find_moves.hpp"
#include "board/position.hpp"
#include "search/bench.hpp"
#include "search/game.hpp"
#include "search/preendgame.hpp"
#include "search/probe_racks.hpp"
#include "search/threads.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <mutex>

namespace nb = nanobind;
using namespace nb::literals;

namespace slovoteka {

namespace {

using Bytes = nb::bytes;
using MoveRows = nb::ndarray<nb::numpy, std::uint8_t, nb::ndim<2>>;
using LeaveTable = nb::ndarray<const std::int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

std::span<const Tile> tiles_in(const Bytes& bytes) {
    return {reinterpret_cast<const Tile*>(bytes.c_str()), bytes.size()};
}

template <class Row>
MoveRows rows_of(std::vector<Row>&& rows) {
    auto* kept = new std::vector<Row>(std::move(rows));
    const nb::capsule owner(kept, [](void* vector) noexcept { delete static_cast<std::vector<Row>*>(vector); });
    return {kept->data(), {kept->size(), sizeof(Row)}, owner};
}

template <std::size_t size>
void read_bytes(const Bytes& bytes, std::array<std::uint8_t, size>& into, std::size_t count, const char* name) {
    if (bytes.size() != count || count > size) {
        throw std::invalid_argument(std::string(name) + ": " + std::to_string(bytes.size()) + " numbers, " +
                                    std::to_string(count) + " are expected");
    }
    std::memcpy(into.data(), bytes.c_str(), count);
}

// Everything that finding moves needs.
class Engine {
public:
    Engine(const MappedGraph& graph, unsigned side, unsigned rack_size, int bonus, unsigned start, unsigned blanks,
           const Bytes& counts, const Bytes& values, const Bytes& letter_factors, const Bytes& word_factors)
        : graph_(graph.graph()) {
        if (graph_.root(kMoveRoot) == kNoState && graph_.header().word_count > 0) {
            throw std::invalid_argument("this word graph has no part for finding moves");
        }
        layout_.side = side;
        layout_.rack_size = rack_size;
        layout_.bonus = bonus;
        layout_.start = start;
        layout_.letters = static_cast<unsigned>(counts.size());
        layout_.blanks = blanks;
        layout_.check();
        if (layout_.letters != graph_.alphabet().size()) {
            throw std::invalid_argument("tiles of " + std::to_string(layout_.letters) + " letters for words of " +
                                        std::to_string(graph_.alphabet().size()));
        }
        read_bytes(counts, layout_.counts, layout_.letters, "counts");
        read_bytes(values, layout_.values, layout_.letters, "values");
        read_bytes(letter_factors, layout_.letter_factors, layout_.squares(), "letter_factors");
        read_bytes(word_factors, layout_.word_factors, layout_.squares(), "word_factors");
        layout_.check();
    }

    void set_leaves(const std::vector<LeaveTable>& by_size) {
        std::vector<std::vector<std::int32_t>> tables;
        tables.reserve(by_size.size());
        for (const LeaveTable& table : by_size) {
            tables.emplace_back(table.data(), table.data() + table.size());
        }
        leaves_ = std::make_shared<const Leaves>(layout_, std::move(tables));
    }

    const WordGraph& graph() const { return graph_; }
    const Layout& layout() const { return layout_; }
    const std::shared_ptr<const Leaves>& leaves() const { return leaves_; }

private:
    const WordGraph& graph_;
    Layout layout_;
    std::shared_ptr<const Leaves> leaves_;
};

// With an empty bag, `at_end` is used instead of leaves.
MoveQuery query_of(const Engine& engine, const Hand& hand, bool with_leaves, unsigned exchange_most, bool may_pass,
                   const TilesAtEnd* at_end = nullptr) {
    MoveQuery query;
    query.hand = hand;
    query.at_end = at_end;
    query.leaves = with_leaves ? engine.leaves().get() : nullptr;
    query.exchange_most = exchange_most;
    query.may_pass = may_pass;
    return query;
}

MoveRows moves(const Engine& engine, const Bytes& grid, const Bytes& rack, bool with_leaves, unsigned exchange_most,
               bool may_pass) {
    std::vector<Move> found;
    {
        const nb::gil_scoped_release unlocked;
        const Position position = read_position(engine.graph(), engine.layout(), tiles_in(grid), tiles_in(rack));
        all_moves(position.board, query_of(engine, position.hand, with_leaves, exchange_most, may_pass), found);
    }
    return rows_of(std::move(found));
}

MoveRows best(const Engine& engine, const Bytes& grid, const Bytes& rack, std::size_t count, bool with_leaves,
              unsigned exchange_most, bool may_pass, unsigned others_at_end) {
    std::vector<Move> found;
    {
        const nb::gil_scoped_release unlocked;
        const Position position = read_position(engine.graph(), engine.layout(), tiles_in(grid), tiles_in(rack));
        const Hand unseen = Hand::of(unseen_tiles(position.board, position.hand));
        const TilesAtEnd at_end(unseen.value(engine.layout()), others_at_end);
        best_moves(position.board,
                   query_of(engine, position.hand, with_leaves, exchange_most, may_pass,
                            others_at_end > 0 ? &at_end : nullptr),
                   count, found);
    }
    return rows_of(std::move(found));
}

MoveRows best_of_each(const Engine& engine, const std::vector<std::pair<Bytes, Bytes>>& positions, bool with_leaves) {
    std::vector<Move> found;
    {
        const nb::gil_scoped_release unlocked;
        for (const auto& [grid, rack] : positions) {
            const Position position = read_position(engine.graph(), engine.layout(), tiles_in(grid), tiles_in(rack));
            found.push_back(best_move(position.board, query_of(engine, position.hand, with_leaves, 0, true)));
        }
    }
    return rows_of(std::move(found));
}

// --- players

void check_threads(unsigned threads) {
    if (threads < 1 || threads > 64) {
        throw std::invalid_argument("1 to 64 threads");
    }
}

Skill skill_of(const Engine& engine, bool with_leaves, unsigned candidates, unsigned plies, unsigned iterations,
               unsigned max_ms, unsigned endgame_nodes, unsigned preendgame_bag, bool counts_end, bool infers,
               unsigned threads) {
    check_threads(threads);
    if (preendgame_bag > kMaxPreendgameBag) {
        throw std::invalid_argument("draws are tried with " + std::to_string(kMaxPreendgameBag) +
                                    " tiles in the bag at most");
    }
    return {.graph = &engine.graph(),
            .leaves = with_leaves ? engine.leaves().get() : nullptr,
            .candidates = candidates,
            .plies = plies,
            .iterations = iterations,
            .max_ms = max_ms,
            .endgame_nodes = endgame_nodes,
            .preendgame_bag = preendgame_bag,
            .counts_end = counts_end,
            .infers = infers,
            .threads = threads};
}

struct Player {
    Player(const Engine& engine, bool with_leaves, unsigned candidates, unsigned plies, unsigned iterations,
           unsigned max_ms, unsigned endgame_nodes, unsigned preendgame_bag, bool counts_end, bool infers,
           unsigned threads)
        : engine(engine),
          leaves(engine.leaves()),
          skill(skill_of(engine, with_leaves, candidates, plies, iterations, max_ms, endgame_nodes, preendgame_bag,
                         counts_end, infers, threads)) {}
    const Engine& engine;
    const std::shared_ptr<const Leaves> leaves;  // kept even if the engine gets others later
    const Skill skill;
};

// The layout of the arrays that Python gets.
struct CandidateRow {
    Move move;
    float value;
    float wins;
    std::uint32_t samples;
    std::uint32_t is_proved;
};
static_assert(sizeof(CandidateRow) == sizeof(Move) + 16);

using Last = std::optional<std::pair<Bytes, Bytes>>;
// Rounds of passes and rounds without points that end a game, and the turns of both so far.
using End = std::tuple<unsigned, unsigned, unsigned, unsigned>;

Situation read_situation(const Engine& engine, const Bytes& grid, const Bytes& rack, unsigned bag,
                         const std::vector<unsigned>& others, const std::vector<int>& leads, unsigned exchange_most,
                         const Last& last, const End& end) {
    const Layout& layout = engine.layout();
    const Position position = read_position(engine.graph(), layout, tiles_in(grid), tiles_in(rack));
    Situation situation{.board = position.board,
                        .hand = position.hand,
                        .unseen = unseen_tiles(position.board, position.hand),
                        .bag = bag,
                        .others = others,
                        .leads = leads,
                        .exchange_most = exchange_most,
                        .has_last = false,
                        .last = {},
                        .before = position.board,
                        .rules = {.pass_rounds = std::get<0>(end), .scoreless_rounds = std::get<1>(end)},
                        .counts = {.passes = std::get<2>(end), .scoreless = std::get<3>(end)}};
    if (situation.rules.pass_rounds == 0) {
        throw std::invalid_argument("a game in which passes never end it has no end");
    }
    std::uint64_t hidden = bag;
    for (const unsigned other : others) {
        hidden += other;
        if (other > layout.rack_size) {
            throw std::invalid_argument("another rack has more tiles than a rack can");
        }
    }
    if (others.empty() || others.size() > 3 || leads.size() != others.size()) {
        throw std::invalid_argument("1 to 3 others, and the lead over each of them");
    }
    if (hidden != situation.unseen.size()) {
        throw std::invalid_argument("bag and racks of the others have " + std::to_string(hidden) + " tiles, but " +
                                    std::to_string(situation.unseen.size()) + " are not seen");
    }
    if (last) {
        situation.has_last = true;
        situation.before = read_position(engine.graph(), layout, tiles_in(last->first), {}).board;
        situation.last = read_play(situation.before, std::as_bytes(tiles_in(last->second)));
    }
    return situation;
}

std::vector<CandidateRow> as_rows(const std::vector<Candidate>& candidates) {
    std::vector<CandidateRow> rows;
    rows.reserve(candidates.size());
    for (const Candidate& candidate : candidates) {
        rows.push_back({.move = candidate.move,
                        .value = static_cast<float>(candidate.value),
                        .wins = static_cast<float>(candidate.wins),
                        .samples = candidate.samples,
                        .is_proved = candidate.is_proved ? 1U : 0U});
    }
    return rows;
}

MoveRows think_about(const Player& player, const Bytes& grid, const Bytes& rack, unsigned bag,
                     const std::vector<unsigned>& others, const std::vector<int>& leads, unsigned exchange_most,
                     const Last& last, const End& end, std::uint64_t seed) {
    std::vector<CandidateRow> rows;
    {
        const nb::gil_scoped_release unlocked;
        const Situation situation =
            read_situation(player.engine, grid, rack, bag, others, leads, exchange_most, last, end);
        rows = as_rows(think(situation, player.skill, seed));
    }
    return rows_of(std::move(rows));
}

MoveRows weigh_moves(const Player& player, const Bytes& moves, const Bytes& grid, const Bytes& rack, unsigned bag,
                     const std::vector<unsigned>& others, const std::vector<int>& leads, unsigned exchange_most,
                     const Last& last, const End& end, std::uint64_t seed) {
    std::vector<CandidateRow> rows;
    {
        const nb::gil_scoped_release unlocked;
        const Situation situation =
            read_situation(player.engine, grid, rack, bag, others, leads, exchange_most, last, end);
        const Leaves* leaves = bag > 0 ? player.skill.leaves : nullptr;
        const std::span<const std::byte> bytes = std::as_bytes(tiles_in(moves));
        if (bytes.empty() || bytes.size() % sizeof(Move) != 0) {
            throw std::invalid_argument("moves of " + std::to_string(bytes.size()) + " bytes");
        }
        std::vector<Move> read;
        for (std::size_t place = 0; place < bytes.size(); place += sizeof(Move)) {
            read.push_back(read_move(situation.board, situation.hand, leaves, bytes.subspan(place, sizeof(Move))));
        }
        rows = as_rows(weigh(situation, player.skill, read, seed));
    }
    return rows_of(std::move(rows));
}

nb::ndarray<nb::numpy, std::int32_t, nb::ndim<2>> play_pairs(const Player& first, const Player& second, unsigned pairs,
                                                             std::uint64_t seed, unsigned threads) {
    check_threads(threads);
    if (first.engine.layout() != second.engine.layout()) {
        throw std::invalid_argument("both play on the same board with the same tiles");
    }
    auto* scores = new std::vector<std::array<std::int32_t, 2>>(2 * std::size_t{pairs});
    const nb::capsule owner(
        scores, [](void* vector) noexcept { delete static_cast<std::vector<std::array<std::int32_t, 2>>*>(vector); });
    {
        const nb::gil_scoped_release unlocked;
        std::atomic<unsigned> next = 0;
        std::exception_ptr fault;
        std::mutex fault_lock;
        in_threads(threads, [&](unsigned) {
            try {
                for (unsigned game = next++; game < 2 * pairs; game = next++) {
                    const bool swapped = game & 1;
                    const GameResult result =
                        play_game(first.engine.layout(),
                                  {swapped ? &second.skill : &first.skill, swapped ? &first.skill : &second.skill},
                                  seed + game / 2);
                    (*scores)[game] = {result.scores[swapped], result.scores[!swapped]};
                }
            } catch (...) {
                const std::scoped_lock locked(fault_lock);
                fault = std::current_exception();
                next = 2 * pairs;
            }
        });
        if (fault) {
            std::rethrow_exception(fault);
        }
    }
    return {scores->data(), {scores->size(), 2}, owner};
}

template <class Number>
nb::object array_of(std::vector<Number>&& numbers) {
    auto* kept = new std::vector<Number>(std::move(numbers));
    const nb::capsule owner(kept, [](void* vector) noexcept { delete static_cast<std::vector<Number>*>(vector); });
    return nb::cast(nb::ndarray<nb::numpy, Number, nb::ndim<1>>(kept->data(), {kept->size()}, owner));
}

nb::tuple probe_racks(const Player& player, unsigned games, unsigned racks_a_turn, std::uint64_t seed) {
    ProbeSums found;
    {
        const nb::gil_scoped_release unlocked;
        found = probe(player.engine.layout(), player.skill, games, racks_a_turn, seed);
    }
    nb::list sums;
    nb::list counts;
    for (auto& numbers : found.sums) {
        sums.append(array_of(std::move(numbers)));
    }
    for (auto& numbers : found.counts) {
        counts.append(array_of(std::move(numbers)));
    }
    return nb::make_tuple(sums, counts, found.total, found.racks);
}

// --- measuring

std::vector<Position> read_positions(const Engine& engine, const std::vector<std::pair<Bytes, Bytes>>& positions) {
    std::vector<Position> read;
    read.reserve(positions.size());
    for (const auto& [grid, rack] : positions) {
        read.push_back(read_position(engine.graph(), engine.layout(), tiles_in(grid), tiles_in(rack)));
    }
    if (read.empty()) {
        throw std::invalid_argument("no positions");
    }
    return read;
}

double measure_moves(const Engine& engine, const std::vector<std::pair<Bytes, Bytes>>& positions, bool only_best,
                     double seconds) {
    const std::vector<Position> read = read_positions(engine, positions);
    const nb::gil_scoped_release unlocked;
    return bench_moves(read, only_best, seconds);
}

double measure_simulation(const Player& player, const std::vector<std::pair<Bytes, Bytes>>& positions, double seconds) {
    const unsigned rack_size = player.engine.layout().rack_size;
    std::vector<Situation> situations;
    for (const Position& position : read_positions(player.engine, positions)) {
        std::vector<Tile> unseen = unseen_tiles(position.board, position.hand);
        const auto hidden = static_cast<unsigned>(unseen.size());
        if (hidden > 2 * rack_size) {  // in the middle of a game
            situations.push_back({.board = position.board,
                                  .hand = position.hand,
                                  .unseen = std::move(unseen),
                                  .bag = hidden - rack_size,
                                  .others = {rack_size},
                                  .leads = {0},
                                  .exchange_most = rack_size,
                                  .has_last = false,
                                  .last = {},
                                  .before = position.board,
                                  .rules = {},
                                  .counts = {}});
        }
    }
    const nb::gil_scoped_release unlocked;
    return bench_simulation(situations, player.skill, seconds);
}

double measure_games(const Player& player, double seconds, std::uint64_t seed) {
    const nb::gil_scoped_release unlocked;
    return bench_games(player.engine.layout(), player.skill, seconds, seed);
}

double measure_states(const Engine& engine, double seconds, std::uint64_t seed) {
    const nb::gil_scoped_release unlocked;
    return bench_states(engine.graph(), engine.layout(), seconds, seed);
}

}  // namespace

void add_scrabble(nb::module_& module) {
    module.attr("MOVE_BYTES") = sizeof(Move);
    nb::class_<Engine>(module, "ScrabbleEngine", nb::is_final())
        .def(nb::init<const MappedGraph&, unsigned, unsigned, int, unsigned, unsigned, const Bytes&, const Bytes&,
                      const Bytes&, const Bytes&>(),
             "graph"_a, nb::kw_only(), "side"_a, "rack_size"_a, "bonus"_a, "start"_a, "blanks"_a, "counts"_a,
             "values"_a, "letter_factors"_a, "word_factors"_a, nb::keep_alive<1, 2>())
        .def("set_leaves", &Engine::set_leaves, "by_size"_a)
        .def("moves", moves, "grid"_a, "rack"_a, "with_leaves"_a = false, "exchange_most"_a = 0, "may_pass"_a = false)
        .def("best", best, "grid"_a, "rack"_a, "count"_a = 1, "with_leaves"_a = false, "exchange_most"_a = 0,
             "may_pass"_a = false, "others_at_end"_a = 0)
        .def("best_of_each", best_of_each, "positions"_a, "with_leaves"_a = false)
        .def("bench_moves", measure_moves, "positions"_a, "only_best"_a, "seconds"_a)
        .def("bench_states", measure_states, "seconds"_a, "seed"_a = 1);
    nb::class_<Player>(module, "ScrabblePlayer", nb::is_final())
        .def(nb::init<const Engine&, bool, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, bool, bool,
                      unsigned>(),
             "engine"_a, nb::kw_only(), "with_leaves"_a, "candidates"_a, "plies"_a, "iterations"_a, "max_ms"_a,
             "endgame_nodes"_a, "preendgame_bag"_a, "counts_end"_a, "infers"_a, "threads"_a, nb::keep_alive<1, 2>())
        .def("think", think_about, "grid"_a, "rack"_a, "bag"_a, "others"_a, "leads"_a, "exchange_most"_a,
             "last"_a.none(), "end"_a, "seed"_a)
        .def("weigh", weigh_moves, "moves"_a, "grid"_a, "rack"_a, "bag"_a, "others"_a, "leads"_a, "exchange_most"_a,
             "last"_a.none(), "end"_a, "seed"_a)
        .def("probe", probe_racks, "games"_a, "racks_a_turn"_a, "seed"_a)
        .def("bench_games", measure_games, "seconds"_a, "seed"_a)
        .def("bench_simulation", measure_simulation, "positions"_a, "seconds"_a);
    module.def("play_pairs", play_pairs, "first"_a, "second"_a, "pairs"_a, "seed"_a, "threads"_a);
    module.def("pointer_chase", pointer_chase, "megabytes"_a, "seconds"_a = 1.0,
               nb::call_guard<nb::gil_scoped_release>());
}

}  // namespace slovoteka
