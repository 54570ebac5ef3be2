/** A sheet in the making: tiles on the board, their score, and the words written in this round. */

import { untrack } from 'svelte';
import { draftPlace, keepDraft, keptDraft } from '../../../lib/kept-draft';
import { play as sound } from '../../../lib/sound';
import { t } from '../../../lib/texts.svelte';
import { LivePreview } from '../../../net/live-preview.svelte';
import type { Action, Lay, PlayPreview, Tile } from '../../../types/scrabble';
import type { OwnAnswer, WindowView } from '../../../types/wire';
import { Draft } from '../draft.svelte';
import type { DuplicateRoom } from './rounds';

/** If nothing was written, the word on the board is written down this long before time is up. */
const LATE_MS = 2_000;

export interface OwnWord {
  at: string;
  word: string;
  points: number;
  tiles: Tile[];
}

export class Writing {
  /** Why nothing happened; cleared by the next action. */
  note = $state('');
  /** Best first. */
  words = $state.raw<OwnWord[]>([]);
  #ask: () => DuplicateRoom;
  #live = new LivePreview<PlayPreview>();
  #draft = new Draft();
  /** Room, seat and round. When one of them changes, the board starts empty. */
  #place = '';
  #savedLate = '';

  /** Create it while a component is initialised: its effects live as long as that component. */
  constructor(room: () => DuplicateRoom) {
    this.#ask = room;
    $effect.pre(() => this.#follow());
    $effect(() => this.#look());
    $effect(() => this.#saveLate());
  }

  get #room(): DuplicateRoom {
    return this.#ask();
  }
  get window(): WindowView | null {
    return this.#room.window('sheet');
  }
  /** Null while nobody may write. */
  get draft(): Draft | null {
    return this.window === null ? null : this.#draft;
  }
  /** The answer that would count if time were up now. */
  get stored(): OwnAnswer | null {
    return this.window && this.#room.answer(this.window.id);
  }
  get isHandedIn(): boolean {
    return this.stored?.final === true;
  }
  get isSending(): boolean {
    return this.#room.isAnswering(this.window);
  }
  get preview(): PlayPreview | null {
    return this.draft?.isEmpty === false ? this.#live.value : null;
  }
  get problem() {
    return this.draft?.isEmpty === false ? this.#live.problem : null;
  }
  get laidAs(): 'new' | 'wait' | 'no' {
    if (this.isSending) return 'wait';
    return this.#draft.isRefused ? 'no' : 'new';
  }
  isStored(word: OwnWord): boolean {
    const action = this.stored?.action as Action | undefined;
    return action?.type === 'lay' && keyOf(action.tiles) === keyOf(word.tiles);
  }

  // --- actions ---------------------------------------------------------------------------------------------------

  /** Hands in the word on the board. Another one may follow while the round is open. */
  handIn(): Promise<void> {
    return this.#write(true);
  }

  /** Writes down the word on the board without ending the turn. The best written word counts when time is up. */
  remember(): Promise<void> {
    return this.#write(false);
  }

  async pass(): Promise<void> {
    this.#draft.recall();
    if (await this.#room.act({ type: 'pass' }, this.window)) this.#room.hide();
  }

  /** Lays an earlier word again. */
  take(index: number): void {
    const word = this.words[index];
    if (!word || !this.draft) return;
    this.draft.recall();
    this.draft.restore(word.tiles);
  }

  say(note: string): void {
    this.note = note;
    sound('refusal');
  }

  async #write(isFinal: boolean): Promise<void> {
    const { draft, window } = this;
    const room = this.#room;
    // A shared device may be handed over during the request, so the writer's seat is remembered.
    const { seat } = room;
    const place = this.#place;
    if (!draft || !window || seat === null || this.isSending) return;
    if (draft.isEmpty) return this.say(t('scrabble.lay-first'));
    const action: Lay = { type: 'lay', tiles: draft.action };
    const found = await room.preview<PlayPreview>(action, window, seat).catch(() => null);
    const counted = found?.preview ?? null;
    if (!isFinal && counted === null) return this.say(found?.problem?.title ?? t('duplicate.not-counted'));
    const isBest = counted !== null && readWords(place).every(({ points }) => points < counted.score.total);
    const isSent = isFinal || (isBest && room.answer(window.id, seat)?.final !== true);
    if (isSent && !(await room.act(action, window, { seat, final: isFinal }))) {
      if (place === this.#place) draft.isRefused = true;
      sound('refusal');
      return;
    }
    if (counted) this.#list(place, action.tiles, counted);
    if (isFinal && room.seat === seat) room.hide();
  }

  #list(place: string, tiles: Tile[], { at, word, score }: PlayPreview): void {
    const others = readWords(place).filter((other) => keyOf(other.tiles) !== keyOf(tiles));
    const words = [...others, { at, word, points: score.total, tiles }].sort((a, b) => b.points - a.points);
    keepDraft(place, words);
    if (place === this.#place) this.words = words;
  }

  // --- following the room ----------------------------------------------------------------------------------------

  #follow(): void {
    const room = this.#room;
    const { grid, rack, round } = room.public;
    const place = room.seat === null ? '' : draftPlace(room.id, room.seat, round);
    const onItsWay = room.sending.findLast(
      ({ seat, window }) => seat === room.seat && window === this.window?.id,
    )?.action;
    const written = (onItsWay ?? this.stored?.action) as Action | undefined;
    untrack(() => {
      const isNew = place !== this.#place;
      if (isNew) this.#draft.recall();
      this.#draft.sync(rack, grid);
      if (!isNew) return;
      this.#place = place;
      this.note = '';
      this.words = readWords(place);
      if (written?.type === 'lay') this.#draft.restore(written.tiles);
    });
  }

  #look(): void {
    const { draft, window } = this;
    const action: Lay | null = draft && !draft.isEmpty ? { type: 'lay', tiles: draft.action } : null;
    untrack(() => {
      if (action) this.note = '';
      this.#live.ask(this.#room, action, window, this.#room.seat);
    });
  }

  #saveLate(): void {
    const left = this.#room.left(this.window);
    const isLate = left !== null && left < LATE_MS;
    if (!isLate || this.stored !== null || this.preview === null || this.#savedLate === this.#place) return;
    this.#savedLate = this.#place;
    untrack(() => void this.remember());
  }
}

/** The storage may hold anything. What is no list of words counts as empty. */
function readWords(place: string): OwnWord[] {
  return keptDraft<OwnWord[]>(place, []).filter(isOwnWord);
}

function isOwnWord(kept: Partial<OwnWord> | null): kept is OwnWord {
  return (
    typeof kept?.at === 'string' &&
    typeof kept.word === 'string' &&
    typeof kept.points === 'number' &&
    Array.isArray(kept.tiles)
  );
}

/** Equal for sheets with the same tiles on the same squares. */
function keyOf(tiles: Tile[]): string {
  return tiles
    .map(({ at, letter }) => at + letter)
    .sort()
    .join(' ');
}
