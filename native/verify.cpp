// Reading a whole word graph to see that it is what its header says.

#include "slovoteka.hpp"

#include <algorithm>

namespace slovoteka {

namespace {

// Goes through the records in the order of the file. Children stand before parents, so one pass is enough.
class Inspection {
public:
    explicit Inspection(const WordGraph& graph, std::span<const std::uint32_t> array)
        : graph_(graph), array_(array), end_(array.size() - kTailWords), words_after_(array.size()), height_(array.size()) {}

    void run() {
        std::size_t place = kRecordWords;
        while (place + kRecordWords <= end_ && !is_empty(static_cast<State>(place))) {
            place += inspect(static_cast<State>(place));
        }
        // One number may be left, the one that makes the array even.
        if (end_ - place > 1) {
            throw DamagedGraph("something stands between the states");
        }
        const FileHeader& header = graph_.header();
        if (states_ != header.state_count || arcs_ != header.arc_count ||
            words_after_[graph_.root()] != header.word_count || height_[graph_.root()] != header.longest) {
            throw DamagedGraph("the counts of the header do not hold");
        }
    }

private:
    bool is_empty(State state) const { return (graph_.children(state) | graph_.accepts(state)) == 0; }

    // Returns the length of the record.
    std::size_t inspect(State state) {
        const std::uint64_t letters = graph_.children(state) | graph_.accepts(state);
        const std::size_t length = kRecordWords + std::popcount(graph_.children(state));
        if (end_ - state < length || (letters & ~graph_.alphabet().mask()) != 0) {
            throw DamagedGraph("a state is damaged");
        }
        std::uint64_t words = std::popcount(graph_.accepts(state));
        std::uint8_t height = 1;
        for (const State child : array_.subspan(state + kRecordWords, length - kRecordWords)) {
            // No words after it: no state begins there.
            if (child >= state || words_after_[child] == 0) {
                throw DamagedGraph("a state leads nowhere");
            }
            words += words_after_[child];
            height = std::max<std::uint8_t>(height, height_[child] + 1);
        }
        if (words > kMaxWordCount || height > kMaxWord) {
            throw DamagedGraph("more or longer words than a graph can have");
        }
        words_after_[state] = words;
        height_[state] = height;
        ++states_;
        arcs_ += std::popcount(letters);
        return length;
    }

    const WordGraph& graph_;
    const std::span<const std::uint32_t> array_;
    const std::size_t end_;
    std::vector<std::uint64_t> words_after_;  // by state: how many words go on from it
    std::vector<std::uint8_t> height_;        // by state: letters in the longest of them
    std::uint64_t states_ = 0;
    std::uint64_t arcs_ = 0;
};

}  // namespace

void WordGraph::verify() const {
    const std::span<const std::uint32_t> array(array_, header_.array_words);
    if (checksum(std::as_bytes(array)) != header_.checksum) {
        throw DamagedGraph("the contents are damaged");
    }
    Inspection(*this, array).run();
}

}  // namespace slovoteka
