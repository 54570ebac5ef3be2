// Decides between moves by simulation.
//
// Each candidate is played out over some turns in the same random worlds: what the others may hold, and the order of
// the bag. So candidates are compared by differences within one world, which vary far less than the results. Worlds
// come in rounds. Candidates that fall clearly behind are dropped, and the simulation stops when one is left or the
// time is up.

#include "search/simulate.hpp"

#include "board/bag.hpp"
#include "board/find_moves.hpp"
#include "search/infer_leaves.hpp"
#include "search/threads.hpp"
#include "search/worth.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace slovoteka {

namespace {

using Clock = std::chrono::steady_clock;

constexpr unsigned kRound = 8;         // worlds, after which candidates are compared
constexpr unsigned kLeastWorlds = 24;  // before any candidate is dropped
constexpr double kClear = 2.3;         // standard errors
constexpr double kScale = 6.0;         // how far leads change, in points per square root of the tiles to come

// A random guess at what is hidden.
struct World {
    std::array<Hand, kMostPlayers - 1> hands;
    std::vector<Tile> bag;  // drawn from the end
};

struct Outcome {
    double value = 0;
    double wins = 0;
    double objective() const { return slovoteka::objective(wins, value); }
};

class Rollout {
public:
    Rollout(const Situation& situation, const Skill& skill, const World& world)
        : situation_(situation), skill_(skill), board_(situation.board), table_(begun(situation, world)) {}

    Outcome play(const Move& first) {
        carry_out(first);
        for (unsigned ply = 0; ply < skill_.plies && !table_.is_over(); ++ply) {
            carry_out(choose());
        }
        while (!table_.is_over() && table_.bag().empty()) {  // near the end, a leave is worth what it still scores
            carry_out(choose());
        }
        return table_.is_over() ? final_outcome() : estimate();
    }

private:
    static Table begun(const Situation& situation, const World& world) {
        std::array<Hand, kMostPlayers> hands;
        hands[0] = situation.hand;
        std::copy_n(world.hands.begin(), situation.others.size(), hands.begin() + 1);
        return {situation.board.layout(), situation.rules, std::span(hands).first(1 + situation.others.size()),
                world.bag, situation.counts};
    }

    Move choose() const {
        const auto bag = static_cast<unsigned>(table_.bag().size());
        const unsigned exchange_most = situation_.exchange_most > 0 ? bag : 0;
        const TilesAtEnd at_end(table_.points_of_others(), table_.players() - 1);
        return best_move(board_, query_at_sight(skill_, table_.hand(), bag, at_end, exchange_most));
    }

    void carry_out(const Move& move) {
        kept_[table_.turn()] = (move.equity - move.score * kPoint) / double{kPoint};
        if (move.kind == MoveKind::kPlay) {
            board_.lay(move);
        }
        table_.carry_out(move);
    }

    // The mean gain over the others, and the lead over the best of them.
    struct Gain {
        double mean = 0;
        double lead = 1e9;
    };
    Gain gain(const std::array<double, kMostPlayers>& points) const {
        Gain gain;
        for (unsigned player = 1; player < table_.players(); ++player) {
            const double over = points[0] - points[player];
            gain.mean += over / static_cast<double>(table_.players() - 1);
            gain.lead = std::min(gain.lead, situation_.leads[player - 1] + over);
        }
        return gain;
    }

    Outcome final_outcome() const {
        std::array<double, kMostPlayers> points{};
        std::ranges::copy(table_.final_points(), points.begin());
        const auto [mean, lead] = gain(points);
        return {.value = mean, .wins = share_won(lead)};
    }

    Outcome estimate() const {
        std::array<double, kMostPlayers> points = kept_;
        auto tiles = static_cast<double>(table_.bag().size());
        for (unsigned player = 0; player < table_.players(); ++player) {
            points[player] += table_.points(player);
            tiles += table_.hand(player).size;
        }
        const auto [mean, lead] = gain(points);
        return {.value = mean, .wins = 1 / (1 + std::exp(-lead / (kScale * std::sqrt(tiles))))};
    }

    const Situation& situation_;
    const Skill& skill_;
    Board board_;
    Table table_;
    std::array<double, kMostPlayers> kept_{};
};

struct Arm {
    Move move;
    std::vector<Outcome> outcomes;  // by world

    double mean() const {
        double sum = 0;
        for (const Outcome& outcome : outcomes) {
            sum += outcome.objective();
        }
        return outcomes.empty() ? 0 : sum / static_cast<double>(outcomes.size());
    }
    // Whether another one is certainly better, over the worlds that both have seen.
    bool is_clearly_behind(const Arm& best) const {
        const std::size_t count = std::min(outcomes.size(), best.outcomes.size());
        double sum = 0;
        double squares = 0;
        for (std::size_t world = 0; world < count; ++world) {
            const double difference = best.outcomes[world].objective() - outcomes[world].objective();
            sum += difference;
            squares += difference * difference;
        }
        const double mean = sum / static_cast<double>(count);
        const double variance = squares / static_cast<double>(count) - mean * mean;
        return mean > 0 && mean * mean * static_cast<double>(count) > kClear * kClear * variance;
    }
    Candidate told() const {
        Candidate told;
        told.move = move;
        told.samples = static_cast<std::uint32_t>(outcomes.size());
        for (const Outcome& outcome : outcomes) {
            told.value += outcome.value / static_cast<double>(outcomes.size());
            told.wins += outcome.wins / static_cast<double>(outcomes.size());
        }
        return told;
    }
};

class Simulation {
public:
    Simulation(const Situation& situation, const Skill& skill, std::span<const Move> moves, std::uint64_t seed)
        : situation_(situation),
          skill_(skill),
          seed_(seed),
          ends_(Clock::now() + std::chrono::milliseconds(skill.max_ms)),
          leaves_(skill.infers && situation.has_last ? infer_leaves(situation, skill, seed) : LeavePool{}) {
        arms_.reserve(moves.size());
        for (const Move& move : moves) {
            arms_.push_back({.move = move, .outcomes = {}});
        }
    }

    std::vector<Candidate> run() {
        alive_ = arms_.size();
        for (unsigned worlds = 0; is_open(worlds) && used_ < skill_.iterations && !is_late(); worlds += kRound) {
            play_round(worlds);
            used_ += kRound * static_cast<unsigned>(alive_);
            std::sort(arms_.begin(), arms_.begin() + static_cast<std::ptrdiff_t>(alive_),
                      [](const Arm& one, const Arm& other) { return one.mean() > other.mean(); });
            while (worlds + kRound >= kLeastWorlds && alive_ > 1 && arms_[alive_ - 1].is_clearly_behind(arms_[0])) {
                --alive_;
            }
        }
        std::vector<Candidate> told;
        told.reserve(arms_.size());
        for (const Arm& arm : arms_) {
            told.push_back(arm.told());
        }
        return told;
    }

    unsigned used() const { return used_; }

private:
    // A single move is also simulated for a while, because the caller wants its value.
    bool is_open(unsigned worlds) const { return alive_ > 1 || worlds < kLeastWorlds; }
    bool is_late() const { return skill_.max_ms > 0 && Clock::now() >= ends_; }

    // Each thread plays its share of the worlds, with all candidates in each.
    void play_round(unsigned first) {
        std::vector<Outcome> found(kRound * alive_);
        in_threads(skill_.threads, [&](unsigned thread) {
            for (unsigned world = thread; world < kRound; world += skill_.threads) {
                const World made = make_world(first + world);
                for (std::size_t arm = 0; arm < alive_; ++arm) {
                    found[world * alive_ + arm] = Rollout(situation_, skill_, made).play(arms_[arm].move);
                }
            }
        });
        for (unsigned world = 0; world < kRound; ++world) {
            for (std::size_t arm = 0; arm < alive_; ++arm) {
                arms_[arm].outcomes.push_back(found[world * alive_ + arm]);
            }
        }
    }

    World make_world(unsigned number) const {
        Random random(seed_ ^ (0xD1B54A32D192ED03 * (number + 1)));
        World world;
        world.bag = situation_.unseen;
        if (const std::vector<Tile>* leave = leaves_.pick(random)) {
            for (const Tile tile : *leave) {
                world.hands[0].add(tile);
                take(world.bag, tile);
            }
        }
        random.shuffle(world.bag);
        for (unsigned player = 0; player < situation_.others.size(); ++player) {
            draw(world.hands[player], world.bag, situation_.others[player]);
        }
        return world;
    }

    const Situation& situation_;
    const Skill& skill_;
    const std::uint64_t seed_;
    const Clock::time_point ends_;
    const LeavePool leaves_;
    std::vector<Arm> arms_;  // those that are not dropped come first
    std::size_t alive_ = 0;
    unsigned used_ = 0;
};

}  // namespace

std::vector<Candidate> simulate(const Situation& situation, const Skill& skill, std::span<const Move> moves,
                                std::uint64_t seed) {
    return Simulation(situation, skill, moves, seed).run();
}

}  // namespace slovoteka
