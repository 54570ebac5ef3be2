// Writes each state once, and makes the file of them.

#include "graph/record_store.hpp"

#include "graph/file.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

namespace slovoteka {

namespace {

constexpr std::size_t kMaskBytes = kRecordWords * sizeof(std::uint32_t);

std::size_t hash(std::span<const std::uint32_t> record) {
    std::uint64_t sum = record.size();
    for (const std::uint32_t word : record) {
        sum = (sum ^ word) * 0x9E3779B97F4A7C15;
        sum ^= sum >> 32;
    }
    return sum;
}

State check_size(std::size_t words) {
    if (words > UINT32_MAX) {
        throw std::length_error("the graph is too large for 32-bit places");
    }
    return static_cast<State>(words);
}

}  // namespace

State RecordStore::written(const OpenState& open) {
    std::array<std::uint32_t, kRecordWords + kMaxSymbols> record;
    std::memcpy(record.data(), &open.children, sizeof open.children);
    std::memcpy(&record[2], &open.accepts, sizeof open.accepts);
    std::copy_n(open.states.begin(), open.count, record.begin() + kRecordWords);
    const std::span<const std::uint32_t> words(record.data(), kRecordWords + open.count);

    std::size_t slot = find(words);
    if (places_[slot] == kNoState) {
        if (std::size_t{state_count_} * 2 >= places_.size()) {
            grow();
            slot = find(words);
        }
        places_[slot] = append(words);
        arc_count_ += std::popcount(open.children | open.accepts);
    }
    return places_[slot];
}

State RecordStore::append(std::span<const std::uint32_t> record) {
    const State place = check_size(array_.size());
    array_.insert(array_.end(), record.begin(), record.end());
    ++state_count_;
    std::uint8_t height = 0;
    for (const State child : record.subspan(kRecordWords)) {
        height = std::max(height, heights_[child / kRecordWords]);
    }
    heights_.resize(place / kRecordWords, 0);
    heights_.push_back(height + 1);
    return place;
}

// The slot of this record, or the free slot where it belongs.
std::size_t RecordStore::find(std::span<const std::uint32_t> record) const {
    const std::size_t last_slot = places_.size() - 1;
    for (std::size_t slot = hash(record) & last_slot;; slot = (slot + 1) & last_slot) {
        const State place = places_[slot];
        // The masks are compared first and determine the number of children, so the compared records have the same
        // length.
        if (place == kNoState || (std::memcmp(&array_[place], record.data(), kMaskBytes) == 0 &&
                                  std::memcmp(&array_[place], record.data(), record.size_bytes()) == 0)) {
            return slot;
        }
    }
}

void RecordStore::grow() {
    const std::vector<State> old = std::exchange(places_, std::vector<State>(places_.size() * 2, kNoState));
    for (const State place : old) {
        if (place != kNoState) {
            places_[find({&array_[place], length(place)})] = place;
        }
    }
}

State RecordStore::gather(State first, State root) {
    places_ = {};
    // The distance of each state from the root by the longest path, so that a child is always farther than its parents.
    std::vector<State> states;
    for (State state = first; state < array_.size(); state += static_cast<State>(length(state))) {
        states.push_back(state);
    }
    std::vector<std::uint8_t> depths((array_.size() - first) / kRecordWords + 1, 0);
    const auto depth = [&](State state) -> std::uint8_t& { return depths[(state - first) / kRecordWords]; };
    for (const State state : std::views::reverse(states)) {
        for (std::size_t number = kRecordWords; number < length(state); ++number) {
            if (const State child = array_[state + number]; child >= first) {
                depth(child) = std::max<std::uint8_t>(depth(child), depth(state) + 1);
            }
        }
    }
    std::ranges::stable_sort(states, std::greater<>(), depth);

    const std::vector<std::uint32_t> old(array_.begin() + first, array_.end());
    const std::vector<std::uint8_t> heights(heights_.begin() + first / kRecordWords, heights_.end());
    std::vector<State> moved(old.size());  // by old place
    const auto new_place = [&](State state) { return state < first ? state : moved[state - first]; };
    heights_.resize(first / kRecordWords);
    State next = first;
    for (const State state : states) {
        std::uint64_t children = 0;
        std::memcpy(&children, &old[state - first], sizeof children);
        const auto count = static_cast<unsigned>(std::popcount(children));
        std::copy_n(&old[state - first], kRecordWords, &array_[next]);
        for (unsigned number = kRecordWords; number < kRecordWords + count; ++number) {
            array_[next + number] = new_place(old[state - first + number]);
        }
        heights_.resize(next / kRecordWords, 0);
        heights_.push_back(heights[state / kRecordWords - first / kRecordWords]);
        moved[state - first] = next;
        next += kRecordWords + count;
    }
    return new_place(root);
}

std::vector<std::uint64_t> RecordStore::finish(FileHeader header, const Alphabet& alphabet,
                                               std::span<const std::uint64_t> filter) {
    places_ = {};
    const std::size_t words = array_.size() + kTailWords;
    array_.resize(check_size((words + kArrayUnit - 1) / kArrayUnit * kArrayUnit), 0);
    heights_.resize(array_.size() / kRecordWords, 0);

    header.magic = kMagic;
    header.version = kFormatVersion;
    header.header_bytes = sizeof header;
    header.file_bytes = sizeof header + array_.size() * sizeof array_[0] + heights_.size() + filter.size_bytes();
    header.array_words = static_cast<std::uint32_t>(array_.size());
    header.filter_words = static_cast<std::uint32_t>(filter.size());
    header.state_count = state_count_;
    header.arc_count = arc_count_;
    header.alphabet_size = alphabet.size();
    std::ranges::copy(alphabet.letters(), header.alphabet.begin());

    std::vector<std::uint64_t> image(header.file_bytes / sizeof(std::uint64_t));
    const std::span<std::byte> bytes = std::as_writable_bytes(std::span(image));
    const std::span<std::byte> contents = bytes.subspan(sizeof header);
    const std::size_t array_bytes = array_.size() * sizeof array_[0];
    std::memcpy(contents.data(), array_.data(), array_bytes);
    std::memcpy(contents.data() + array_bytes, heights_.data(), heights_.size());
    std::ranges::copy(std::as_bytes(filter), contents.data() + array_bytes + heights_.size());
    header.checksum = checksum(contents);
    std::memcpy(bytes.data(), &header, sizeof header);
    image[sizeof header / sizeof image[0] - 1] = checksum(bytes.first(offsetof(FileHeader, header_checksum)));
    return image;
}

}  // namespace slovoteka
