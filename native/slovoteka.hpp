// The native core of Slovoteka. This is its one public header: words, and Scrabble on top of them.

#pragma once

#include "scrabble.hpp"
#include "wordgraph.hpp"
