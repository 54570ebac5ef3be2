// Work in several threads.

#pragma once

#include <functional>
#include <thread>
#include <vector>

namespace slovoteka {

// Calls `work(number)` for every number below `threads`, each in its own thread, and returns when all are done.
template <class Work>
void in_threads(unsigned threads, const Work& work) {
    std::vector<std::jthread> helpers;
    for (unsigned number = 1; number < threads; ++number) {
        helpers.emplace_back(std::cref(work), number);
    }
    work(0U);
}  // waits for the helpers

}  // namespace slovoteka
