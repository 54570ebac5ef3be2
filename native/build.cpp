// Building the minimal graph of a list of words.
//
// Words are added in alphabet order. While they are, only the states along the last word are open; as soon as a word
// turns off that path the states behind the turn can change no more, and each is written down, unless an equal one is
// there already. Two states with the same words after them get equal records this way, so the graph is minimal, and
// memory holds the graph and never the tree.

#include "slovoteka.hpp"

#include <algorithm>
#include <utility>

namespace slovoteka {

namespace {

constexpr std::size_t kShownBytes = 80;  // of a bad word in a message

class GraphBuilder {
public:
    GraphBuilder() : array_(kRecordWords, 0), places_(1 << 12, kNoState) {}

    // Words must come in order; one equal to the last is passed over. The caller keeps a word until the next call.
    void add(std::span<const Symbol> word) {
        const auto turn = std::ranges::mismatch(last_, word);
        if (turn.in2 == word.end()) {
            return;
        }
        close_below(static_cast<std::size_t>(turn.in2 - word.begin()));
        last_ = word;
        open_[word.size() - 1].accepts |= std::uint64_t{1} << word.back();
        ++header_.word_count;
        header_.longest = std::max(header_.longest, static_cast<std::uint32_t>(word.size()));
    }

    std::vector<std::uint64_t> finish(const Alphabet& alphabet) {
        close_below(0);
        const State root = open_[0].is_empty() ? kNoState : written(open_[0]);
        const std::size_t words = array_.size() + kTailWords;
        array_.resize(check_size((words + kArrayUnit - 1) / kArrayUnit * kArrayUnit), 0);
        heights_.resize(array_.size() / kRecordWords, 0);

        header_.magic = kMagic;
        header_.version = kFormatVersion;
        header_.header_bytes = sizeof header_;
        header_.file_bytes = sizeof header_ + array_.size() * sizeof array_[0] + heights_.size();
        header_.array_words = static_cast<std::uint32_t>(array_.size());
        header_.alphabet_size = alphabet.size();
        header_.roots[kWordRoot] = root;
        std::ranges::copy(alphabet.letters(), header_.alphabet.begin());
        return image();
    }

private:
    // A state that still grows: children in the order of their symbols, as the words come.
    struct OpenState {
        std::uint64_t children = 0;
        std::uint64_t accepts = 0;
        unsigned count = 0;
        std::array<State, kMaxSymbols> states;

        bool is_empty() const { return (children | accepts) == 0; }
    };

    // Closes the states of the last word that stand deeper than `depth` letters.
    void close_below(std::size_t depth) {
        for (std::size_t at = last_.size(); at > depth + 1; --at) {
            OpenState& closing = open_[at - 1];
            OpenState& parent = open_[at - 2];
            parent.children |= std::uint64_t{1} << last_[at - 2];
            parent.states[parent.count++] = written(closing);
            closing.children = closing.accepts = 0;
            closing.count = 0;
        }
    }

    // The place of the record of this state: of an equal one if there is one, else of a new one.
    State written(const OpenState& open) {
        std::array<std::uint32_t, kRecordWords + kMaxSymbols> record;
        std::memcpy(&record[0], &open.children, sizeof open.children);
        std::memcpy(&record[2], &open.accepts, sizeof open.accepts);
        std::copy_n(open.states.begin(), open.count, record.begin() + kRecordWords);
        const std::span<const std::uint32_t> words(record.data(), kRecordWords + open.count);

        std::size_t slot = find(words);
        if (places_[slot] == kNoState) {
            if (std::size_t{header_.state_count} * 2 >= places_.size()) {
                grow();
                slot = find(words);
            }
            places_[slot] = append(words);
            header_.arc_count += std::popcount(open.children | open.accepts);
        }
        return places_[slot];
    }

    State append(std::span<const std::uint32_t> record) {
        const State place = check_size(array_.size());
        array_.insert(array_.end(), record.begin(), record.end());
        ++header_.state_count;
        std::uint8_t height = 0;
        for (const State child : record.subspan(kRecordWords)) {
            height = std::max(height, heights_[child / kRecordWords]);
        }
        heights_.resize(place / kRecordWords, 0);
        heights_.push_back(height + 1);
        return place;
    }

    // The slot that holds this record, or the free one where it belongs.
    std::size_t find(std::span<const std::uint32_t> record) const {
        const std::size_t last_slot = places_.size() - 1;
        for (std::size_t slot = hash(record) & last_slot;; slot = (slot + 1) & last_slot) {
            const State place = places_[slot];
            // The masks are compared first and tell the number of children, so the record read has the same length.
            if (place == kNoState || (std::memcmp(&array_[place], record.data(), kRecordWords * 4) == 0 &&
                                      std::memcmp(&array_[place], record.data(), record.size_bytes()) == 0)) {
                return slot;
            }
        }
    }

    void grow() {
        const std::vector<State> old = std::exchange(places_, std::vector<State>(places_.size() * 2, kNoState));
        for (const State place : old) {
            if (place != kNoState) {
                std::uint64_t children;
                std::memcpy(&children, &array_[place], sizeof children);
                places_[find({&array_[place], kRecordWords + static_cast<std::size_t>(std::popcount(children))})] =
                    place;
            }
        }
    }

    static std::size_t hash(std::span<const std::uint32_t> record) {
        std::uint64_t sum = record.size();
        for (const std::uint32_t word : record) {
            sum = (sum ^ word) * 0x9E3779B97F4A7C15;
            sum ^= sum >> 32;
        }
        return sum;
    }

    static State check_size(std::size_t words) {
        if (words > UINT32_MAX) {
            throw std::length_error("the graph is too large for 32-bit places");
        }
        return static_cast<State>(words);
    }

    std::vector<std::uint64_t> image() {
        std::vector<std::uint64_t> image(header_.file_bytes / sizeof(std::uint64_t));
        const std::span<std::byte> bytes = std::as_writable_bytes(std::span(image));
        const std::span<std::byte> contents = bytes.subspan(sizeof header_);
        const std::size_t array_bytes = array_.size() * sizeof array_[0];
        std::memcpy(contents.data(), array_.data(), array_bytes);
        std::memcpy(contents.data() + array_bytes, heights_.data(), heights_.size());
        header_.checksum = checksum(contents);
        std::memcpy(bytes.data(), &header_, sizeof header_);
        image[sizeof header_ / sizeof image[0] - 1] = checksum(bytes.first(offsetof(FileHeader, header_checksum)));
        return image;
    }

    FileHeader header_{};
    std::vector<std::uint32_t> array_;
    std::vector<std::uint8_t> heights_;     // as in the file
    std::vector<State> places_;             // hash table, a power of two long, at most half full
    std::array<OpenState, kMaxWord> open_;  // open_[d]: after d letters of the last word
    std::span<const Symbol> last_;
};

// One code point of UTF-8 from the front of `text`; 0 bytes long if there is none that is well-formed.
struct Decoded {
    char32_t letter = 0;
    std::size_t bytes = 0;
};

Decoded decode(std::string_view text) {
    const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(text[index]); };
    const unsigned char first = byte(0);
    if (first < 0x80) {
        return {first, 1};
    }
    const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < bytes) {
        return {};
    }
    char32_t letter = first & (0xFF >> (bytes + 1));
    for (std::size_t index = 1; index < bytes; ++index) {
        if ((byte(index) & 0xC0) != 0x80) {
            return {};
        }
        letter = letter << 6 | (byte(index) & 0x3F);
    }
    constexpr std::array<char32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = letter >= 0xD800 && letter <= 0xDFFF;
    return letter < least[bytes] || letter > 0x10FFFF || surrogate ? Decoded{} : Decoded{letter, bytes};
}

// The words as symbols, in the order of the lines, then sorted if they were not.
class SymbolWords {
public:
    SymbolWords(std::string_view lines, const Alphabet& alphabet) : alphabet_(alphabet) {
        symbols_.reserve(lines.size());
        entries_.reserve(static_cast<std::size_t>(std::ranges::count(lines, '\n')) + 1);
        for (std::size_t number = 1; !lines.empty(); ++number) {
            const std::string_view line = lines.substr(0, lines.find('\n'));
            read(line, number);
            lines.remove_prefix(std::min(line.size() + 1, lines.size()));
        }
    }

    void add_sorted_to(GraphBuilder& builder) {
        if (!is_sorted_) {
            std::ranges::sort(entries_, [this](const Entry& one, const Entry& other) {
                return one.front != other.front ? one.front < other.front : is_less(one, other);
            });
        }
        for (const Entry& entry : entries_) {
            builder.add(word(entry));
        }
    }

private:
    struct Entry {
        std::uint64_t front;  // the first nine symbols packed, so that most comparisons need no other memory
        std::uint64_t start : 48;
        std::uint64_t length : 16;
    };

    void read(std::string_view line, std::size_t number) {
        const std::size_t start = symbols_.size();
        for (std::string_view rest = line; !rest.empty();) {
            const Decoded decoded = decode(rest);
            if (decoded.bytes == 0) {
                throw std::invalid_argument("line " + std::to_string(number) + ": not UTF-8");
            }
            const Symbol symbol = alphabet_.symbol(decoded.letter);
            if (symbol == kNoSymbol) {
                refuse(line, number,
                       "a letter outside the alphabet, '" + std::string(rest.substr(0, decoded.bytes)) + "'");
            }
            symbols_.push_back(symbol);
            rest.remove_prefix(decoded.bytes);
        }
        const std::size_t length = symbols_.size() - start;
        if (length > kMaxWord) {
            refuse(line, number, "longer than " + std::to_string(kMaxWord) + " letters");
        }
        if (length > 0) {
            const Entry entry{pack(start, length), start, length};
            is_sorted_ = is_sorted_ && (entries_.empty() || !is_less(entry, entries_.back()));
            entries_.push_back(entry);
        }
    }

    [[noreturn]] static void refuse(std::string_view line, std::size_t number, const std::string& reason) {
        std::string_view shown = line.substr(0, kShownBytes);
        while (shown.size() < line.size() && (line[shown.size()] & 0xC0) == 0x80) {
            shown.remove_suffix(1);  // not in the middle of a letter
        }
        const char* more = shown.size() < line.size() ? "…" : "";
        throw std::invalid_argument("line " + std::to_string(number) + ": '" + std::string(shown) + more +
                                    "': " + reason);
    }

    std::uint64_t pack(std::size_t start, std::size_t length) const {
        std::uint64_t front = 0;
        for (std::size_t index = 0; index < 9; ++index) {
            front = front << 7 | (index < length ? symbols_[start + index] + 1U : 0U);
        }
        return front;
    }

    std::span<const Symbol> word(const Entry& entry) const { return {symbols_.data() + entry.start, entry.length}; }

    bool is_less(const Entry& one, const Entry& other) const {
        return std::ranges::lexicographical_compare(word(one), word(other));
    }

    const Alphabet& alphabet_;
    std::vector<Symbol> symbols_;
    std::vector<Entry> entries_;
    bool is_sorted_ = true;
};

}  // namespace

std::vector<std::uint64_t> build_image(std::string_view lines, const Alphabet& alphabet) {
    GraphBuilder builder;
    SymbolWords words(lines, alphabet);
    words.add_sorted_to(builder);
    return builder.finish(alphabet);
}

}  // namespace slovoteka
