// Measures the value of racks: random racks on boards from real games.

#include "search/probe_racks.hpp"

#include "board/bag.hpp"
#include "board/find_moves.hpp"
#include "search/random.hpp"
#include "search/table.hpp"

namespace slovoteka {

namespace {

class Prober {
public:
    Prober(const Layout& layout, const Skill& player, unsigned racks_a_turn)
        : layout_(layout), player_(player), racks_a_turn_(racks_a_turn) {
        for (unsigned size = 0; size < layout.rack_size; ++size) {
            const std::uint64_t count = size == 0 ? 1 : Leaves::count(layout.letters + 1, size);
            found_.sums.emplace_back(count);
            found_.counts.emplace_back(count);
        }
    }

    // Plays one game between two such players. Tries some racks before every turn with enough tiles.
    void play(std::uint64_t seed) {
        Random random(seed);
        Board board(*player_.graph, layout_);
        std::vector<Tile> bag = all_tiles(layout_);
        random.shuffle(bag);
        std::array<Hand, 2> hands;
        for (Hand& hand : hands) {
            draw(hand, bag, layout_.rack_size);
        }
        Table table(layout_, {}, hands, std::move(bag));
        while (!table.is_over() && table.bag().size() >= layout_.rack_size) {  // later, leaves matter less and less
            try_racks(board, random);
            const Move move = choose(board, table.hand());
            if (move.kind == MoveKind::kPlay) {
                board.lay(move);
            }
            table.carry_out(move);
        }
    }

    // Moves the results out.
    ProbeSums take_found() { return std::move(found_); }

private:
    Move choose(const Board& board, const Hand& hand) const {
        MoveQuery query{.hand = hand, .leaves = player_.leaves};
        query.exchange_most = layout_.rack_size;
        return best_move(board, query);
    }

    void try_racks(const Board& board, Random& random) {
        std::vector<Tile> tiles = unseen_tiles(board, {});
        for (unsigned number = 0; number < racks_a_turn_; ++number) {
            for (unsigned place = 0; place < layout_.rack_size; ++place) {
                const auto left = static_cast<std::uint32_t>(tiles.size() - place);
                std::swap(tiles[place], tiles[place + random.below(left)]);
            }
            const Hand hand = Hand::of(std::span(tiles).first(layout_.rack_size));
            add(hand, choose(board, hand).equity / double{kPoint});
        }
    }

    // Every part of the rack counts as often as it can be taken from it, so that the rest is drawn at random.
    void add(const Hand& hand, double points) {
        std::array<std::uint64_t, 1 << kMaxRack> places;
        Leaves::places(hand, places);
        for (unsigned mask = 0; mask + 1 < 1U << hand.size; ++mask) {
            const auto size = static_cast<unsigned>(std::popcount(mask));
            found_.sums[size][places[mask]] += points;
            ++found_.counts[size][places[mask]];
        }
        found_.total += points;
        ++found_.racks;
    }

    const Layout& layout_;
    const Skill& player_;
    const unsigned racks_a_turn_;
    ProbeSums found_;
};

}  // namespace

ProbeSums probe(const Layout& layout, const Skill& player, unsigned games, unsigned racks_a_turn, std::uint64_t seed) {
    Prober prober(layout, player, racks_a_turn);
    Random seeds(seed);
    for (unsigned game = 0; game < games; ++game) {
        prober.play(seeds.next());
    }
    return prober.take_found();
}

}  // namespace slovoteka
