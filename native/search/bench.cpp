// Measurements in processor time of one core.

#include "search/bench.hpp"

#include "board/bag.hpp"
#include "board/find_moves.hpp"
#include "search/game.hpp"
#include "search/random.hpp"

#include <ctime>
#include <numeric>

namespace slovoteka {

namespace {

double cpu_seconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

// Calls `work`, which returns how much it did, again and again; returns the amount per second.
template <class Work>
double rate(double seconds, const Work& work) {
    double done = 0;
    const double begun = cpu_seconds();
    double spent = 0;
    do {
        done += work();
        spent = cpu_seconds() - begun;
    } while (spent < seconds);
    return done / spent;
}

// Walks words of a rack in the graph for moves, without board or score. This is the least that a state costs.
std::uint64_t count_states(const WordGraph& graph, State state, Hand& hand) {
    std::uint64_t states = 1;
    for (std::uint64_t rest = graph.children(state) & hand.present; rest != 0; rest &= rest - 1) {
        const auto letter = static_cast<Symbol>(std::countr_zero(rest));
        hand.remove(static_cast<Tile>(letter + 1));
        states += count_states(graph, graph.next(state, letter), hand);
        hand.add(static_cast<Tile>(letter + 1));
    }
    if (const State turned = graph.turned(state); turned != kNoState) {
        states += count_states(graph, turned, hand);
    }
    return states;
}

}  // namespace

double bench_moves(std::span<const Position> positions, bool only_best, double seconds) {
    std::vector<Move> found;
    return rate(seconds, [&] {
        for (const Position& position : positions) {
            const MoveQuery query{.hand = position.hand};
            if (only_best) {
                best_move(position.board, query);
            } else {
                found.clear();
                all_moves(position.board, query, found);
            }
        }
        return static_cast<double>(positions.size());
    });
}

double bench_games(const Layout& layout, const Skill& player, double seconds, std::uint64_t seed) {
    return rate(seconds, [&] {
        play_game(layout, {&player, &player}, seed++);
        return 1.0;
    });
}

double bench_simulation(std::span<const Situation> situations, const Skill& player, double seconds) {
    std::uint64_t seed = 0;
    return rate(seconds, [&] {
        double played = 0;
        for (const Situation& situation : situations) {
            for (const Candidate& candidate : think(situation, player, seed)) {
                played += candidate.samples;
            }
        }
        ++seed;
        return played;
    });
}

double bench_states(const WordGraph& graph, const Layout& layout, double seconds, std::uint64_t seed) {
    Random random(seed);
    const std::vector<Tile> all = all_tiles(layout);
    std::vector<Hand> hands;
    while (hands.size() < 500) {
        Hand hand;
        while (hand.size < layout.rack_size) {
            if (const Tile tile = all[random.below(static_cast<std::uint32_t>(all.size()))]; tile != kBlank) {
                hand.add(tile);
            }
        }
        hands.push_back(hand);
    }
    const double states = rate(seconds, [&] {
        double walked = 0;
        for (Hand& hand : hands) {
            walked += static_cast<double>(count_states(graph, graph.root(kMoveRoot), hand));
        }
        return walked;
    });
    return 1e9 / states;
}

double pointer_chase(std::size_t megabytes, double seconds) {
    constexpr std::size_t kLine = 64 / sizeof(std::uint32_t);
    const auto lines = static_cast<std::uint32_t>((megabytes << 20) / 64);
    std::vector<std::uint32_t> order(lines);
    std::iota(order.begin(), order.end(), 0);
    Random(1).shuffle(order);
    std::vector<std::uint32_t> memory(lines * kLine);
    for (std::uint32_t place = 0; place < lines; ++place) {
        memory[order[place] * kLine] = order[(place + 1) % lines];
    }
    std::uint32_t at = 0;
    const double steps = rate(seconds, [&] {
        constexpr unsigned kSteps = 1 << 16;
        for (unsigned step = 0; step < kSteps; ++step) {
            at = memory[at * kLine];
        }
        return double{kSteps} + (at == lines ? 1 : 0);  // so that the compiler does not remove the loop
    });
    return 1e9 / steps;
}

}  // namespace slovoteka
