# What both the terminal and the pages say of a review.

review-mark-none = not judged
review-cost-points = points lost: { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-cost-chance = chance to win lower by { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-nothing = There was nothing to decide in this match.
