/** A move in the making at this table: the draft of whoever looks, what the server says of it, and sending it. */

import { untrack } from 'svelte';
import { draftPlace, keepDraft, keptDraft } from '../../lib/kept-draft';
import { play as sound } from '../../lib/sound';
import { t } from '../../lib/texts.svelte';
import { LivePreview } from '../../net/live-preview.svelte';
import type { Action, Lay, PlayPreview } from '../../types/scrabble';
import type { WindowView } from '../../types/wire';
import { Draft, NO_TILES } from './draft.svelte';
import { optionsOf, ownRack, type ScrabbleRoom, seatOf } from './racks';

const MOST_RACKS = 4;

export class Play {
  /** Why nothing happened, until something does. */
  note = $state('');
  claimed = $state<number | null>(null);
  themed = $state.raw<string[]>([]);
  /** The window of a move that is stored, as long as no news of it have come: it must not be used twice. */
  #used = $state<string | null>(null);
  #ask: () => ScrabbleRoom;
  #live = new LivePreview<PlayPreview>();
  /** One for each rack: on a shared device nobody sees what another has begun. */
  #drafts = Array.from({ length: MOST_RACKS }, () => new Draft());

  /** To be made while a component is: it follows the room as long as that lives. */
  constructor(room: () => ScrabbleRoom) {
    this.#ask = room;
    $effect.pre(() => this.#follow());
    $effect(() => this.#look());
    $effect(() => this.#keep());
  }

  get #room(): ScrabbleRoom {
    return this.#ask();
  }
  get draft(): Draft | null {
    const own = ownRack(this.#room);
    return own === null ? null : (this.#drafts[own.rack] ?? null);
  }
  get turn(): WindowView | null {
    return this.#room.window('turn');
  }
  get isSending(): boolean {
    const isUsed = this.#used !== null && this.turn?.id === this.#used;
    return isUsed || this.#room.isAnswering(this.turn);
  }
  /** What the move would bring; it is kept while the next answer is on its way. */
  get preview(): PlayPreview | null {
    return this.draft?.isEmpty === false ? this.#live.value : null;
  }
  /** What stands in the way of the move as it lies; nothing is said of it before it is one's turn. */
  get problem() {
    const problem = this.turn && this.draft?.isEmpty === false ? this.#live.problem : null;
    return problem?.code === 'declare-your-score' ? null : problem;
  }
  get asksTheme(): boolean {
    const options = optionsOf(this.#room);
    return options.theme !== '' && options.theme_words.length === 0;
  }
  get laidAs(): 'new' | 'wait' | 'no' {
    if (this.isSending) return 'wait';
    return this.draft?.isRefused ? 'no' : 'new';
  }

  toggleTheme(word: string): void {
    this.themed = this.themed.includes(word)
      ? this.themed.filter((other) => other !== word)
      : [...this.themed, word];
  }

  #follow(): void {
    const own = ownRack(this.#room);
    if (this.turn?.id !== this.#used) this.#used = null; // a move that is taken back opens its window again
    const { grid } = this.#room.public;
    const sent = this.#room.sending.find(({ seat }) => seat === this.#room.seat)?.action as
      | Action
      | undefined;
    untrack(() => {
      const draft = this.draft;
      if (!own || !draft) return;
      const isFirstSight = draft.tiles.length === 0;
      draft.sync(own.tiles, grid);
      if (isFirstSight) draft.takeUp(keptDraft(this.#place(own.rack), NO_TILES));
      if (sent?.type === 'lay' && draft.isEmpty) draft.restore(sent.tiles);
    });
  }

  #keep(): void {
    const own = ownRack(this.#room);
    if (own && this.draft) keepDraft(this.#place(own.rack), this.draft.kept);
  }

  #place(rack: number): string {
    return draftPlace(this.#room.id, seatOf(optionsOf(this.#room), rack), rack);
  }

  #look(): void {
    const { draft } = this;
    const action = draft === null || draft.isEmpty ? null : this.#action(draft);
    const asked = this.turn ?? this.#room.windows[0] ?? null;
    void this.#room.public.grid;
    untrack(() => {
      this.note = '';
      this.#live.ask(this.#room, action, asked, this.#room.seat);
    });
  }

  #action(draft: Draft): Lay {
    const formed = untrack(() => this.#live.value?.words.map(({ word }) => word) ?? []); // an answer asks no new question
    const theme = this.themed.filter((word) => formed.includes(word));
    return {
      type: 'lay',
      tiles: draft.action,
      ...(this.claimed === null ? {} : { claimed: this.claimed }),
      ...(theme.length === 0 ? {} : { theme }),
    };
  }

  /** Sends the move as it lies, or says why it cannot be sent. */
  async send(): Promise<void> {
    const { draft, turn } = this;
    if (draft === null || this.isSending) return;
    if (turn === null) return this.say(t('scrabble.not-your-turn'));
    if (draft.isEmpty) return this.say(t('scrabble.lay-first'));
    if (await this.#room.act(this.#action(draft), turn)) {
      this.#used = turn.id;
      this.claimed = null;
      this.themed = [];
    } else {
      draft.isRefused = true;
      sound('refusal');
    }
  }

  /** Anything else that a turn can be. */
  async act(action: Action): Promise<boolean> {
    if (this.turn === null) {
      this.say(t('scrabble.not-your-turn'));
      return false;
    }
    this.draft?.recall();
    return this.#room.act(action, this.turn);
  }

  say(note: string): void {
    this.note = note;
    sound('refusal');
  }
}
