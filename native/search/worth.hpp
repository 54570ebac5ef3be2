// What ends of games are worth.

#pragma once

namespace slovoteka {

// Of the game that ends with this lead; a draw counts half.
inline double share_won(double lead) {
    if (lead == 0) {
        return 0.5;
    }
    return lead > 0 ? 1 : 0;
}

// What is to be as great as can be: the share of games won, and where the game is decided, points.
inline double objective(double wins, double points) {
    constexpr double kPointWeight = 0.0005;
    return wins + kPointWeight * points;
}

}  // namespace slovoteka
