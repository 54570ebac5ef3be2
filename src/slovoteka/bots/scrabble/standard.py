"""The standard game and solitaire, with all options that a table can have."""

from functools import cached_property

from slovoteka.bots.bot import Decision, Situation
from slovoteka.bots.scrabble.choosing import Chooser, MoveChoice, Thought
from slovoteka.bots.scrabble.known_position import exchange_most, rack_of, seen_at, terms_at
from slovoteka.bots.scrabble.picking import best_pick
from slovoteka.bots.scrabble.player import Player, with_reason
from slovoteka.bots.scrabble.racks import to_give_up, wants_vowel
from slovoteka.bots.scrabble.reasons import spelt, why_laid
from slovoteka.games.scrabble.actions import Accept, Challenge, Exchange, Pass, Pick, Play, Swap, Take, ThemeVote, Vote
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.scrabble.plays import blanks_on
from slovoteka.games.scrabble.views import Public


class StandardPlayer(Player):
    def decide(self, situation: Situation) -> Decision | None:
        public: Public = situation.public
        match situation.window.kind:
            case "turn":
                return self._turn(situation)
            case "challenge":  # it has accepted this play, and a bot always thinks the same of a word
                return None
            case "draw":
                return self._draw(rack_of(self.options, situation.private, public.drawer))
            case "pick":
                return self._pick(public, rack_of(self.options, situation.private, public.drawer))
        pending = public.pending
        if pending is None:
            raise AssertionError(f"nothing to judge in the window {situation.window.id}")
        match situation.window.kind:
            case "respond":
                return self._respond(pending.words)
            case "vote":
                return self._vote(pending.words)
        return with_reason(ThemeVote(pending.theme), "theme-trust", count=len(pending.theme))

    @cached_property
    def _chooser(self) -> Chooser:
        return Chooser(self)

    # --- its own turn -----------------------------------------------------------------------------------------------

    def _turn(self, situation: Situation) -> Decision:
        public: Public = situation.public
        rack = rack_of(self.options, situation.private, public.mover)
        if self.options.reusable_blanks:
            held = ((square, letter) for square, letter in blanks_on(public.grid) if letter in rack)
            for square, letter in held:  # one is enough, because the turn goes on
                return with_reason(Swap(at_text(square, down=False), letter), "swap", letter=letter)
        weighs_leaves = self._chooser.weighs_leaves
        seen = seen_at(self.options, public, rack, situation.events, weighs_leaves=weighs_leaves)
        thought = self._chooser.think(seen, terms_at(public, situation.events), situation.budget_ms)
        if thought.dearest is None and not any(choice.given for choice in thought.ranked):
            return self._without_a_word(public, rack)
        return self._carried_out(public, thought)

    def _carried_out(self, public: Public, thought: Thought) -> Decision:
        choice = thought.ranked[0]
        if choice.laid is not None:
            return self._lay(public, choice, thought)
        if choice.given:
            action = Exchange("".join(sorted(choice.given)))
            if choice.kept:
                return with_reason(
                    action, "exchange-better", count=len(choice.given), left=spelt(self.layout, choice.kept)
                )
            return with_reason(action, "exchange-all", count=len(choice.given))
        return with_reason(Pass(), "pass-waits")

    def _lay(self, public: Public, choice: MoveChoice, thought: Thought) -> Decision:
        laid = choice.laid
        if laid is None:
            raise AssertionError("no word to lay")
        action = Play(laid.play.at, laid.play.word, choice.points if self.options.declare else None)
        guessed = next((word for word in laid.fitted.words if not self.beliefs.is_sure(word)), None)
        if guessed is not None:
            return with_reason(action, "play-guess", word=guessed, count=choice.points)
        code, params = why_laid(self.layout, public.grid, sum(public.bags_left), choice, thought)
        return with_reason(action, code, **params)

    def _without_a_word(self, public: Public, rack: str) -> Decision:
        letters = to_give_up(rack, exchange_most(self.options, public), self.layout)
        if letters:
            return with_reason(Exchange(letters), "exchange", count=len(letters))
        if public.opening > 2:
            return with_reason(Pass(), "pass-opening", count=public.opening)
        return with_reason(Pass(), "pass")

    # --- words of others --------------------------------------------------------------------------------------------

    def _respond(self, words: tuple[str, ...]) -> Decision:
        if self.options.words == "vote":
            doubted, is_sure = self._wrong(words), True  # a bot that votes by a dictionary also doubts by it
        else:
            doubted, is_sure = self.beliefs.doubted(words), self.skill.doubts is None
        if doubted is None:
            return with_reason(Accept(), "accept", word=words[0])
        return with_reason(Challenge(), "challenge-sure" if is_sure else "challenge", word=doubted)

    def _wrong(self, words: tuple[str, ...]) -> str | None:
        return next((word for word in words if word not in self.dictionary), None)

    def _vote(self, words: tuple[str, ...]) -> Decision:
        wrong = self._wrong(words)
        if wrong is None:
            return with_reason(Vote(True), "vote-for", word=words[0])
        return with_reason(Vote(False), "vote-against", word=wrong)

    # --- where tiles are chosen -------------------------------------------------------------------------------------

    def _draw(self, rack: str) -> Decision:
        if wants_vowel(rack, self.options.tiles.vowels):
            return with_reason(Take("vowels"), "take-vowel")
        return with_reason(Take("consonants"), "take-consonant")

    def _pick(self, public: Public, rack: str) -> Decision:
        letters, word = best_pick(self, public.grid, rack, public.open_bag)
        if word:
            return with_reason(Pick(letters), "pick-word", word=word)
        return with_reason(Pick(letters), "pick-even")
