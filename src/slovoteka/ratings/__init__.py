"""How good players are, as numbers: pure functions over outcomes. docs/ratings.md says what was decided and why."""
