// Random tests of the word graph, to be compiled with the sanitizers: word lists are compared with std::set and
// searches with brute force, and files are damaged.

#include "tests/support.hpp"

#include <algorithm>
#include <filesystem>
#include <set>
#include <unistd.h>

namespace {

using namespace slovoteka;
using namespace slovoteka::tests;

using Words = std::set<std::u32string>;

constexpr std::array<std::u32string_view, 5> kAlphabets = {
    U"АБВ",
    U"АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
    U"АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ'",
    U"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-\u20AC",
    U"\U00010400\U00010401\u2019Ω",
};

class Round {
public:
    explicit Round(unsigned seed)
        : chance_(seed), letters_(kAlphabets[below(kAlphabets.size())]), alphabet_(letters_) {}

    void run() {
        std::string lines;
        const Words words = random_words(lines);
        const Image image = build_image(lines, alphabet_);
        const WordGraph graph(bytes_of(image));
        graph.verify();
        check_lookups(graph, words);
        check_lists(graph, words);
        for (int query = 0; query < 4; ++query) {
            check_fits(graph, words);
            check_each(graph);
        }
        for (int damage = 0; damage < 8; ++damage) {
            check_damaged(image);
        }
        check_bad_lines();
    }

private:
    std::size_t below(std::size_t bound) { return chance_.below(bound); }

    std::u32string random_word(std::size_t longest) {
        // Few different letters, so that words share beginnings and ends.
        const std::size_t variety = 1 + below(std::min<std::size_t>(letters_.size(), 6));
        std::u32string word;
        for (std::size_t left = 1 + below(longest); left > 0; --left) {
            word += letters_[below(10) == 0 ? below(letters_.size()) : below(variety)];
        }
        return word;
    }

    Words random_words(std::string& lines) {
        const std::size_t longest = below(20) == 0 ? kMaxWord : 1 + below(8);
        std::vector<std::u32string> drawn;
        for (std::size_t left = below(10) == 0 ? 0 : below(120); left > 0; --left) {
            drawn.push_back(random_word(longest));
        }
        if (below(2) == 0) {
            std::ranges::sort(drawn,
                              [this](const auto& one, const auto& other) { return symbols(one) < symbols(other); });
        }
        for (const std::u32string& word : drawn) {
            lines += utf8(word) + (below(20) == 0 ? "\n\n" : "\n");
        }
        if (!lines.empty() && below(2) == 0) {
            lines.pop_back();  // the last line may lack its line break
        }
        return {drawn.begin(), drawn.end()};
    }

    std::vector<Symbol> symbols(const std::u32string& word) const {
        std::vector<Symbol> symbols;
        std::ranges::transform(word, std::back_inserter(symbols),
                               [&](char32_t letter) { return alphabet_.symbol(letter); });
        return symbols;
    }

    std::vector<std::u32string> in_order(const Words& words,
                                         const std::function<bool(const std::u32string&)>& keep) const {
        std::vector<std::u32string> kept;
        std::ranges::copy_if(words, std::back_inserter(kept), keep);
        std::ranges::sort(kept, [this](const auto& one, const auto& other) { return symbols(one) < symbols(other); });
        return kept;
    }

    std::vector<std::u32string> unpacked(const WordList& list) const {
        std::vector<std::u32string> words;
        auto symbol = list.symbols.begin();
        for (const std::uint8_t length : list.lengths) {
            std::u32string& word = words.emplace_back();
            for (unsigned left = length; left > 0; --left) {
                word += alphabet_.letter(*symbol++);
            }
        }
        return words;
    }

    void check_lookups(const WordGraph& graph, const Words& words) {
        expect(graph.header().word_count == words.size(), "the number of words");
        for (const std::u32string& word : words) {
            expect(graph.contains(word), "a word is in the graph");
            expect(graph.has_prefix(word.substr(0, below(word.size() + 1))), "a prefix is in the graph");
        }
        for (int attempt = 0; attempt < 50; ++attempt) {
            std::u32string word = random_word(9);
            expect(graph.contains(word) == words.contains(word), "the graph and the set agree");
            const bool starts = std::ranges::any_of(words, [&](const auto& other) { return other.starts_with(word); });
            expect(graph.has_prefix(word) == starts, "the graph and the set agree on a prefix");
            word[below(word.size())] = U'?';
            expect(!graph.contains(word) && !graph.has_prefix(word), "a foreign letter is in no word");
        }
        expect(!graph.contains(U"") && graph.has_prefix(U"") == !words.empty(), "nothing is no word");
        expect(!graph.contains(std::u32string(10'000, letters_[0])), "a word beyond all lengths");
    }

    void check_lists(const WordGraph& graph, const Words& words) {
        for (const std::u32string& prefix : {std::u32string(), random_word(3), std::u32string(100, letters_[0])}) {
            WordList found;
            graph.words(prefix, found);
            expect(unpacked(found) == in_order(words, [&](const auto& word) { return word.starts_with(prefix); }),
                   "all words with a prefix, in order");
        }
    }

    static bool is_fit(const std::u32string& word, std::u32string rack, unsigned wildcards) {
        for (const char32_t letter : word) {
            const std::size_t place = rack.find(letter);
            if (place != std::u32string::npos) {
                rack.erase(place, 1);
            } else if (wildcards-- == 0) {
                return false;
            }
        }
        return true;
    }

    void check_fits(const WordGraph& graph, const Words& words) {
        std::u32string rack = random_word(10);
        FitQuery query;
        query.wildcards = static_cast<unsigned>(below(3));
        query.min_length = static_cast<unsigned>(below(7));
        query.max_length = static_cast<unsigned>(query.min_length + below(6));
        std::u32string required;
        if (below(3) == 0) {
            required = random_word(1);
            rack += required;
            query.required = alphabet_.symbol(required[0]);
        }
        query.rack = graph.rack(rack + U"?");
        const auto expected = in_order(words, [&](const std::u32string& word) {
            return word.size() >= query.min_length && word.size() <= query.max_length &&
                   is_fit(word, rack, query.wildcards) && word.find(required) != std::u32string::npos;
        });
        WordList found;
        graph.fits(query, found);
        expect(unpacked(found) == expected, "the words that fit, in order");
        expect(graph.count_fits(query) == expected.size(), "the number of words that fit");
        WordList first;
        expect(graph.any_fit(query, first) == !expected.empty(), "whether any word fits");
        expect(expected.empty() || unpacked(first).front() == expected.front(), "the first word that fits");
        query.limit = 2;
        WordList some;
        graph.fits(query, some);
        expect(some.size() == std::min<std::size_t>(2, expected.size()), "no more words than were asked for");
    }

    void check_each(const WordGraph& graph) {
        const std::u32string base = below(4) == 0 ? U"" : random_word(7);
        const auto min_length = static_cast<unsigned>(below(6));
        std::uint64_t expected = 0;
        const std::uint64_t candidates = chance_.bits() & alphabet_.mask();
        for (unsigned symbol = 0; symbol < alphabet_.size(); ++symbol) {
            FitQuery query;
            query.rack = graph.rack(base);
            query.rack.add(static_cast<Symbol>(symbol));
            query.min_length = min_length;
            expected |= std::uint64_t{graph.count_fits(query) > 0} << symbol;
        }
        expect(graph.any_fit_each(graph.rack(base), candidates, min_length) == (candidates & expected),
               "with which letters some word fits");
    }

    // Asks everything. On a damaged graph the answers mean nothing, but there must be an answer or a DamagedGraph.
    void ask_everything(const WordGraph& graph) {
        const auto ask = [](const auto& question) {
            try {
                question();
            } catch (const DamagedGraph&) {
            }
        };
        FitQuery query;
        query.rack = graph.rack(random_word(12));
        query.wildcards = static_cast<unsigned>(below(3));
        query.min_length = static_cast<unsigned>(below(5));
        WordList found;
        ask([&] { graph.contains(random_word(kMaxWord)); });
        ask([&] { graph.words(random_word(2), found); });
        ask([&] { graph.words(U"", found); });
        ask([&] { graph.fits(query, found); });
        ask([&] { graph.count_fits(query); });
        ask([&] { graph.any_fit(query, found); });
        ask([&] { graph.any_fit_each(query.rack, ~std::uint64_t{0}, query.min_length); });
        ask([&] { graph.verify(); });
    }

    void check_damaged(Image image) {
        const bool is_cut = chance_.damage(image);
        const bool is_forged = below(2) == 0 && image.size() * sizeof image[0] >= sizeof(FileHeader);
        if (is_forged) {
            forge(image, [this](FileHeader& header) { spoil(header); });
        }
        try {
            const WordGraph graph(bytes_of(image));
            expect(!is_cut || is_forged, "a cut file is refused");
            ask_everything(graph);
        } catch (const DamagedGraph&) {
        }
    }

    // Sometimes a field is wrong in a way that could lead out of the array.
    void spoil(FileHeader& header) {
        switch (below(12)) {
            case 0:
                header.roots[below(2)] = header.array_words - static_cast<std::uint32_t>(below(80));
                break;
            case 1:
                header.longest = static_cast<std::uint32_t>(below(300));
                break;
            case 2:
                header.alphabet_size = static_cast<std::uint32_t>(below(100));
                break;
            case 3:
                header.array_words += kArrayUnit * (below(2) == 0 ? 1 : -1);
                break;
            case 4:
                header.word_count = below(1000);
                break;
            default:
                break;
        }
    }

    void check_bad_lines() {
        std::vector<char> noise;  // with nothing after its end, not even the zero of a string
        for (std::size_t left = 1 + below(200); left > 0; --left) {
            const char byte = utf8(letters_.substr(below(letters_.size()), 1))[0];
            noise.push_back(below(3) == 0 ? static_cast<char>(chance_.bits()) : byte);
        }
        noise.shrink_to_fit();
        try {
            const Image image = build_image({noise.data(), noise.size()}, alphabet_);
            WordGraph(bytes_of(image)).verify();
        } catch (const std::invalid_argument&) {
        }
    }

    Chance chance_;
    const std::u32string letters_;
    const Alphabet alphabet_;
};

void check_maze() {
    Image image = maze(kAlphabets[3]);
    const FileHeader header = WordGraph(bytes_of(image)).header();

    const auto opens = [&](std::uint32_t longest, State root) {
        forge(image, [&](FileHeader& changed) {
            changed.longest = longest;
            changed.roots[kWordRoot] = root;
        });
        try {
            const WordGraph graph(bytes_of(image));
            WordList found;
            expect(!graph.contains(std::u32string(65, U'0')), "no word is longer than a graph can have");
            FitQuery query;
            query.wildcards = kMaxWord;
            query.min_length = kMaxWord;
            try {
                graph.words(U"", found);
                graph.count_fits(query);
                throw Failure("a maze is noticed");
            } catch (const DamagedGraph&) {
            }
            return true;
        } catch (const DamagedGraph&) {
            return false;
        }
    };
    const State last = header.roots[kWordRoot];
    expect(opens(kMaxWord, last), "a header that makes sense is believed");
    expect(!opens(kMaxWord + 1, last), "longer words than the searches have room for");
    for (State root = header.array_words - kRecordWords - kTailWords + 1; root < header.array_words + 4; ++root) {
        expect(!opens(kMaxWord, root), "a root whose children may lie beyond the array");
    }
    expect(!opens(kMaxWord, ~State{0}), "a root beyond everything");
}

// The same with a real file, and errors of the system.
void check_files() {
    const auto directory = std::filesystem::temp_directory_path() / ("word-graph-" + std::to_string(::getpid()));
    std::filesystem::create_directory(directory);
    const std::string path = (directory / "words").string();
    for (const char* lines : {"А\nБА\n", ""}) {
        const Image image = build_image(lines, Alphabet(U"АБ"));
        write_file(path, bytes_of(image));
        const MappedFile file(path);
        expect(std::ranges::equal(file.bytes(), bytes_of(image)), "the file holds what was written");
        WordGraph(file.bytes()).verify();
    }
    expect(std::ranges::distance(std::filesystem::directory_iterator(directory)) == 1, "nothing else is left behind");
    int refused = 0;
    for (const auto& attempt : std::initializer_list<std::function<void()>>{
             [&] { const MappedFile file((directory / "absent").string()); },
             [&] { const MappedFile file(directory.string()); },
             [&] { write_file((directory / "absent" / "words").string(), {}); },
             [&] { write_file(directory.string(), {}); },
         }) {
        try {
            attempt();
        } catch (const FileError&) {
            ++refused;
        }
    }
    expect(refused == 4, "what cannot be read or written is refused");
    std::filesystem::remove_all(directory);
}

}  // namespace

int main(int count, char** arguments) {
    return run_checks(count, arguments, {{.name = "files", .run = check_files}, {.name = "maze", .run = check_maze}},
                      [](unsigned seed) { Round(seed).run(); });
}
