"""The standard game and solitaire, with every agreement a table can make."""

from slovoteka.bots.bot import Decision, Situation
from slovoteka.bots.scrabble.picking import best_pick
from slovoteka.bots.scrabble.player import Player, play, say
from slovoteka.bots.scrabble.racks import to_give_up, wants_vowel
from slovoteka.games.scrabble.actions import Accept, Challenge, Exchange, Pass, Pick, Swap, Take, ThemeVote, Vote
from slovoteka.games.scrabble.editions import RACK
from slovoteka.games.scrabble.letters import any_blank
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.scrabble.plays import EMPTY_GRID, blanks_on
from slovoteka.games.scrabble.views import PlayFailed, Private, Public

_PATIENCE = 3
"""Turns of everybody without points, after which exchanging has not helped and will not."""


class StandardPlayer(Player):
    def decide(self, situation: Situation) -> Decision:
        public: Public = situation.public
        match situation.window.kind:
            case "turn":
                return self._turn(situation)
            case "draw":
                return self._draw(self._rack(situation, public.drawer))
            case "pick":
                return self._pick(public, self._rack(situation, public.drawer))
        pending = public.pending
        if pending is None:
            raise AssertionError(f"nothing to judge in the window {situation.window.id}")
        match situation.window.kind:
            case "respond":
                return self._respond(pending.words)
            case "vote":
                return self._vote(pending.words)
        return say(ThemeVote(pending.theme), "theme-trust", count=len(pending.theme))

    def _rack(self, situation: Situation, number: int | None) -> str:
        """The rack with this number; in solitaire б the second one is the bot's too (SM-89)."""
        private: Private = situation.private
        is_second = number is not None and number >= self.options.seats
        rack = private.second_rack if is_second else private.rack
        return any_blank(rack)

    # --- its own turn -----------------------------------------------------------------------------------------------

    def _turn(self, situation: Situation) -> Decision:
        public: Public = situation.public
        rack = self._rack(situation, public.mover)
        if self.options.reusable_blanks:
            held = ((square, letter) for square, letter in blanks_on(public.grid) if letter in rack)
            for square, letter in held:  # one is enough: the turn goes on
                return say(Swap(at_text(square, down=False), letter), "swap", letter=letter)
        chosen = self.choose(
            public.grid,
            rack,
            shortest=public.opening if public.grid == EMPTY_GRID else 2,
            struck=frozenset(event.word for event in situation.events if isinstance(event, PlayFailed)),
            draws=sum(public.bags_left) > 0,
        )
        if chosen is not None:
            return play(chosen, claims=self.options.declare)
        return self._without_a_word(public, rack)

    def _without_a_word(self, public: Public, rack: str) -> Decision:
        if public.opening > 2:
            return say(Pass(), "pass-opening", count=public.opening)
        left = sum(public.bags_left)
        players = len(public.rack_sizes) - len(public.gone)
        if public.scoreless >= _PATIENCE * players or (self.options.restricted_exchange and left < RACK):
            return say(Pass(), "pass")
        letters = to_give_up(rack, left, self.layout)
        return say(Exchange(letters), "exchange", count=len(letters)) if letters else say(Pass(), "pass")

    # --- words of others --------------------------------------------------------------------------------------------

    def _respond(self, words: tuple[str, ...]) -> Decision:
        noticed = (word for word in words if len(word) <= self.skill.notices and word not in self.dictionary)
        wrong = next(noticed, None)
        if wrong is None:
            return say(Accept(), "accept", word=words[0])
        return say(Challenge(), "challenge", word=wrong)

    def _vote(self, words: tuple[str, ...]) -> Decision:
        wrong = next((word for word in words if word not in self.dictionary), None)
        if wrong is None:
            return say(Vote(True), "vote-for", word=words[0])
        return say(Vote(False), "vote-against", word=wrong)

    # --- where tiles are chosen -------------------------------------------------------------------------------------

    def _draw(self, rack: str) -> Decision:
        if wants_vowel(rack, self.options.tiles.vowels):
            return say(Take("vowels"), "take-vowel")
        return say(Take("consonants"), "take-consonant")

    def _pick(self, public: Public, rack: str) -> Decision:
        letters, word = best_pick(self, public.grid, rack, public.open_bag)
        if word:
            return say(Pick(letters), "pick-word", word=word)
        return say(Pick(letters), "pick-even")
