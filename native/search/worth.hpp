// The value of final results.

#pragma once

namespace slovoteka {

// The share of the game won with this lead; a draw counts half.
inline double share_won(double lead) {
    if (lead == 0) {
        return 0.5;
    }
    return lead > 0 ? 1 : 0;
}

// What is maximised: the share of games won, and points where the game is decided.
inline double objective(double wins, double points) {
    constexpr double kPointWeight = 0.0005;
    return wins + kPointWeight * points;
}

}  // namespace slovoteka
