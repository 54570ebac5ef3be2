// Builds the minimal graph of a list of words.
//
// Words are added in alphabetical order. Only the states along the last word are open. When a word leaves that path,
// the states behind the turn can no longer change, and each is written down unless an equal one exists. So states with
// the same words after them have the same record, the graph is minimal, and memory holds the graph but never the tree.

#include "graph/build_word_graph.hpp"

#include "graph/build_move_graph.hpp"

#include <algorithm>

namespace slovoteka {

namespace {

constexpr std::size_t kShownBytes = 80;  // of a bad word in a message

class GraphBuilder {
public:
    // Words must come in order; one equal to the last is skipped. The caller must keep a word until the next call.
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

    // The words may be freed after this.
    void close() {
        close_below(0);
        header_.roots[kWordRoot] = open_[0].is_empty() ? kNoState : store_.written(open_[0]);
        last_ = {};
    }

    std::vector<std::uint64_t> finish(const Alphabet& alphabet, bool for_moves) {
        const State root = header_.roots[kWordRoot];
        std::vector<std::uint64_t> filter;
        if (for_moves && root != kNoState) {
            filter = make_filter(store_, root, header_.word_count);
            header_.roots[kMoveRoot] = add_move_graph(store_, root, alphabet);
        }
        return store_.finish(header_, alphabet, filter);
    }

private:
    // Closes the states of the last word that are deeper than `depth` letters.
    void close_below(std::size_t depth) {
        for (std::size_t at = last_.size(); at > depth + 1; --at) {
            open_[at - 2].add_child(last_[at - 2], store_.written(open_[at - 1]));
            open_[at - 1].clear();
        }
    }

    FileHeader header_{};
    RecordStore store_;
    std::array<OpenState, kMaxWord> open_;  // open_[d]: after d letters of the last word
    std::span<const Symbol> last_;
};

// One code point of UTF-8 from the front of `text`; 0 bytes long if it is not well-formed.
struct Decoded {
    char32_t letter = 0;
    std::size_t bytes = 0;
};

Decoded decode(std::string_view text) {
    const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(text[index]); };
    const unsigned char first = byte(0);
    if (first < 0x80) {
        return {.letter = first, .bytes = 1};
    }
    std::size_t bytes = 2;
    if (first >= 0xE0) {
        bytes = first >= 0xF0 ? 4 : 3;
    }
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
    return letter < least[bytes] || letter > 0x10FFFF || surrogate ? Decoded{}
                                                                   : Decoded{.letter = letter, .bytes = bytes};
}

void encode(char32_t letter, std::string& text) {
    const auto low = [&](unsigned shift) { return static_cast<char>(0x80 | (letter >> shift & 0x3F)); };
    if (letter < 0x80) {
        text += static_cast<char>(letter);
    } else if (letter < 0x800) {
        text += {static_cast<char>(0xC0 | letter >> 6), low(0)};
    } else if (letter < 0x10000) {
        text += {static_cast<char>(0xE0 | letter >> 12), low(6), low(0)};
    } else {
        text += {static_cast<char>(0xF0 | letter >> 18), low(12), low(6), low(0)};
    }
}

// The words as symbols, in the order of the lines, then sorted if necessary.
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
        std::uint64_t front;  // the first nine symbols packed, so that most comparisons touch no other memory
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
            const Entry entry{.front = pack(start, length), .start = start, .length = length};
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

std::vector<std::uint64_t> build_image(std::string_view lines, const Alphabet& alphabet, bool for_moves) {
    GraphBuilder builder;
    {
        SymbolWords words(lines, alphabet);
        words.add_sorted_to(builder);
        builder.close();
    }
    return builder.finish(alphabet, for_moves);
}

std::string lines_of(std::span<const WordGraph* const> graphs, unsigned min_length, unsigned max_length) {
    std::string lines;
    for (const WordGraph* graph : graphs) {
        WordList words;
        graph->words({}, words);
        std::size_t start = 0;
        for (const std::size_t length : words.lengths) {
            if (min_length <= length && length <= max_length) {
                for (const Symbol symbol : std::span(words.symbols).subspan(start, length)) {
                    encode(graph->alphabet().letter(symbol), lines);
                }
                lines.push_back('\n');
            }
            start += length;
        }
    }
    return lines;
}

}  // namespace slovoteka
