/** A move in the making: the draft of the viewing seat, the server's preview of it, and sending it. */

import { untrack } from 'svelte';
import { draftPlace, keepDraft, keptDraft } from '../../lib/kept-draft';
import { play as sound } from '../../lib/sound';
import { t } from '../../lib/texts.svelte';
import { LivePreview } from '../../net/live-preview.svelte';
import type { Action, Event, Lay, PlayPreview, WordRefused } from '../../types/scrabble';
import type { WindowView } from '../../types/wire';
import { Draft, NO_TILES } from './draft.svelte';
import { optionsOf, ownRack, type ScrabbleRoom, seatOf } from './racks';

const MOST_RACKS = 4;

export class Play {
  /** Why nothing happened; cleared by the next action. */
  note = $state('');
  /** The last word that the dictionary refused and the table counted, until other tiles are laid. */
  refused = $state.raw<WordRefused | null>(null);
  claimed = $state<number | null>(null);
  themed = $state.raw<string[]>([]);
  /** The window of a stored move while its news has not come yet. It must not be used twice. */
  #used = $state<string | null>(null);
  /** How many such words this player has been told of; null before the first look. */
  #refusals: number | null = null;
  #refusedLay = '';
  #ask: () => ScrabbleRoom;
  #live = new LivePreview<PlayPreview>();
  /** One for each rack, so that players of a shared device do not see each other's drafts. */
  #drafts = Array.from({ length: MOST_RACKS }, () => new Draft());

  /** Create it while a component is initialised: its effects live as long as that component. */
  constructor(room: () => ScrabbleRoom) {
    this.#ask = room;
    $effect.pre(() => this.#follow());
    $effect(() => this.#look());
    $effect.pre(() => this.#hear());
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
  /** What the move would bring. The last preview stays until the next one arrives. */
  get preview(): PlayPreview | null {
    return this.draft?.isEmpty === false ? this.#live.value : null;
  }
  /** Why this move would be refused; null before it is this player's turn. */
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
    if (this.turn?.id !== this.#used) this.#used = null; // a window opens again if its move is taken back
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

  /** A refused word changes nothing on the table, so that only its event says that the move has arrived. */
  #hear(): void {
    const { seat, history } = this.#room;
    const told = history
      .flatMap(({ events }) => (events ?? []) as Event[])
      .filter((event): event is WordRefused => event.type === 'word-refused' && event.seat === seat);
    untrack(() => {
      const last = told.at(-1);
      if (this.#refusals !== null && told.length > this.#refusals && last) {
        this.#used = null;
        this.refused = last;
        this.#refusedLay = this.#laid();
        if (this.draft) this.draft.isRefused = true;
        sound('refusal');
      }
      this.#refusals = told.length;
    });
  }

  #laid(): string {
    return JSON.stringify(this.draft?.action ?? []);
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
      if (this.#laid() !== this.#refusedLay) this.refused = null;
      this.#live.ask(this.#room, action, asked, this.#room.seat);
    });
  }

  #action(draft: Draft): Lay {
    const formed = untrack(() => this.#live.value?.words.map(({ word }) => word) ?? []); // an answer must not ask again
    const theme = this.themed.filter((word) => formed.includes(word));
    return {
      type: 'lay',
      tiles: draft.action,
      ...(this.claimed === null ? {} : { claimed: this.claimed }),
      ...(theme.length === 0 ? {} : { theme }),
    };
  }

  /** Sends the move, or says why it cannot be sent. */
  async send(): Promise<void> {
    const { draft, turn } = this;
    if (draft === null || this.isSending) return;
    if (turn === null) return this.say(t('scrabble.not-your-turn'));
    if (draft.isEmpty) return this.say(t('scrabble.lay-first'));
    const before = this.#refusals;
    if (await this.#room.act(this.#action(draft), turn)) {
      if (this.#refusals !== before) return; // the news that the word was refused has overtaken the answer
      this.#used = turn.id;
      this.claimed = null;
      this.themed = [];
    } else {
      draft.isRefused = true;
      sound('refusal');
    }
  }

  /** Any action of a turn other than laying tiles. */
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
