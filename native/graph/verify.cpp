// Reads a whole word graph to check that it matches its header.

#include "graph/wordgraph.hpp"

#include "graph/file.hpp"

#include <algorithm>

namespace slovoteka {

namespace {

// Visits the records in file order. Children come before parents, so one pass is enough.
class Inspection {
public:
    Inspection(const WordGraph& graph, std::span<const std::uint32_t> array)
        : graph_(graph),
          array_(array),
          end_(array.size() - kTailWords),
          words_after_(array.size()),
          known_(known_letters(graph)) {}

    void run() {
        std::size_t place = kRecordWords;
        while (place + kRecordWords <= end_ && !is_empty(static_cast<State>(place))) {
            place += inspect(static_cast<State>(place));
        }
        if (array_.size() - place >= kTailWords + kArrayUnit ||
            !std::ranges::all_of(array_.subspan(place), [](std::uint32_t word) { return word == 0; })) {
            throw DamagedGraph("something stands after the states");
        }
        const FileHeader& header = graph_.header();
        const State moves = graph_.root(kMoveRoot);
        if (moves != kNoState && words_after_[moves] == 0) {
            throw DamagedGraph("the graph for moves leads nowhere");
        }
        if (states_ != header.state_count || arcs_ != header.arc_count ||
            words_after_[graph_.root()] != header.word_count || graph_.height(graph_.root()) != header.longest) {
            throw DamagedGraph("the counts of the header do not hold");
        }
    }

private:
    static std::uint64_t known_letters(const WordGraph& graph) {
        const bool has_turn = graph.root(kMoveRoot) != kNoState;
        return graph.alphabet().mask() | (has_turn ? std::uint64_t{1} << graph.turn() : 0);
    }
    bool is_empty(State state) const { return (graph_.children(state) | graph_.accepts(state)) == 0; }

    // Returns the length of the record.
    std::size_t inspect(State state) {
        const std::uint64_t letters = graph_.children(state) | graph_.accepts(state);
        const std::size_t length = kRecordWords + std::popcount(graph_.children(state));
        if (end_ - state < length || (letters & ~known_) != 0) {
            throw DamagedGraph("a state is damaged");
        }
        std::uint64_t words = std::popcount(graph_.accepts(state));
        unsigned height = 1;
        for (const State child : array_.subspan(state + kRecordWords, length - kRecordWords)) {
            // A state without words after it does not exist.
            if (child >= state || words_after_[child] == 0) {
                throw DamagedGraph("a state leads nowhere");
            }
            words += words_after_[child];
            height = std::max(height, graph_.height(child) + 1);
        }
        if (words > kMaxWordCount || height > kMaxPath) {
            throw DamagedGraph("more or longer words than a graph can have");
        }
        if (graph_.height(state) != height) {
            throw DamagedGraph("a height is wrong");
        }
        words_after_[state] = words;
        ++states_;
        arcs_ += std::popcount(letters);
        return length;
    }

    const WordGraph& graph_;
    const std::span<const std::uint32_t> array_;
    const std::size_t end_;
    std::vector<std::uint64_t> words_after_;  // by state: how many words continue from it
    const std::uint64_t known_;
    std::uint64_t states_ = 0;
    std::uint64_t arcs_ = 0;
};

}  // namespace

void WordGraph::verify() const {
    const std::span<const std::uint32_t> array(array_, header_.array_words);
    const std::size_t contents_bytes = header_.file_bytes - sizeof header_;
    if (checksum({std::as_bytes(array).data(), contents_bytes}) != header_.checksum) {
        throw DamagedGraph("the contents are damaged");
    }
    Inspection(*this, array).run();
}

}  // namespace slovoteka
