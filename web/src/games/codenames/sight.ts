/** What of the table is looked at, and by whom. Nothing here decides what may be done: windows and refusals do. */

import { t } from '../../lib/texts.svelte';
import type { RoomClient } from '../../net/room.svelte';
import type { CluePreview, Finding, Given, Options, Private, Public } from '../../types/codenames';
import type { RuleLink, WindowView } from '../../types/wire';

export type CodenamesRoom = RoomClient<Public, Private>;
export type Owner = 'red' | 'blue' | 'bystander' | 'assassin';
export type Team = 0 | 1;

/** What the judge says, on the table or in a preview. */
export type ToldFinding = Omit<Finding, 'rule'> & { rule?: string | RuleLink | null };
export type ToldPreview = Omit<CluePreview, 'finding'> & { finding: ToldFinding | null };

export const TEAMS: readonly Team[] = [0, 1];
export const ROW = 5;
/** Answered in the open, so that a screen which a company shares never shows the key for them. */
export const OPEN_KINDS = ['guess', 'respond', 'object', 'ruling', 'timer', 'ready'];
const SERVES_BOTH = -1;

export function colourOf(team: number): 'red' | 'blue' {
  return team === 0 ? 'red' : 'blue';
}

export function optionsOf(room: RoomClient): Options | null {
  return (room.agreement?.options ?? null) as Options | null;
}

/** One team against the game: the other one is the enemy, and nobody sits there. */
export function isAlone(table: Public): boolean {
  return table.captains.length === 1;
}

/** A codename as these eyes see it. */
export interface Seen {
  place: number;
  word: string;
  /** Null: hidden from these eyes. */
  owner: Owner | null;
  isCovered: boolean;
}

export function boardOf(room: CodenamesRoom): Seen[] {
  const { board, covers, key: opened } = room.public;
  const key = opened ?? room.private?.key ?? null;
  return board.map((word, place) => {
    const cover = covers[place] ?? null;
    return { place, word, owner: cover ?? key?.[place] ?? null, isCovered: cover !== null };
  });
}

/** Own seat and the window that it can answer. */
export interface Invitation {
  seat: number;
  window: WindowView;
}

/** For the seat that looks; what needs no key, for every seat of this device. */
export function invitations(room: CodenamesRoom, kind: string): Invitation[] {
  const seats =
    room.isShared && OPEN_KINDS.includes(kind) ? room.seats : room.seat === null ? [] : [room.seat];
  return seats.flatMap((seat) => {
    const window = room.window(kind, seat);
    return window ? [{ seat, window }] : [];
  });
}

export function invitation(room: CodenamesRoom, kind: string): Invitation | null {
  return invitations(room, kind)[0] ?? null;
}

export function isSending(room: CodenamesRoom, ...types: string[]): boolean {
  return room.sending.some((sent) => types.includes((sent.action as { type: string }).type));
}

/** By correspondence nobody is hurried. */
export function timeLeft(room: CodenamesRoom, window: WindowView | null): number | null {
  return room.agreement?.days ? null : room.left(window);
}

/** The clue that is being guessed at or argued about. */
export function currentClue(table: Public): Given | null {
  const isAbout = table.stage === 'respond' || table.stage === 'ruling' || table.stage === 'guess';
  return isAbout ? (table.clues.at(-1) ?? null) : null;
}

export function captainOf(table: Public, team: number): number | null {
  return table.captains[team] ?? null;
}

/** Who sits in a team, its captain first; one who guesses for both sits in both. */
export function membersOf(table: Public, team: number): number[] {
  const seats = table.teams.flatMap((other, seat) => (other === team || other === SERVES_BOTH ? [seat] : []));
  const captain = captainOf(table, team);
  return captain === null ? [] : [captain, ...seats.filter((seat) => seat !== captain)];
}

export function servesBoth(table: Public, seat: number): boolean {
  return table.teams[seat] === SERVES_BOTH;
}

export function foundBy(table: Public, team: number): number {
  return table.covers.filter((cover) => cover === colourOf(team)).length;
}

/** As people write it: games keep clues in capitals. */
export function asWritten(word: string): string {
  return word.length > 1 && /^\p{Lu}/u.test(word) ? word[0] + word.slice(1).toLowerCase() : word;
}

export function clueText(clue: { word: string; number?: number | null }): string {
  return `${asWritten(clue.word)}: ${clue.number ?? t('codenames.unlimited')}`;
}

export function teamName(table: Public, team: number): string {
  // texts: codenames.team-*
  return t(`codenames.team-${isAlone(table) && team === 1 ? 'enemy' : colourOf(team)}`);
}

export function ownerName(owner: Owner): string {
  // texts: codenames.owner-*
  return t(`codenames.owner-${owner}`);
}

export function ruleHref(rule: string): string {
  return `/rules/codenames#${rule}`;
}

const VOWEL = '[АЕЁИОУЫЭЮЯІЇЄ]';
const CONSONANT = '[БВГДЖЗКЛМНПРСТФХЦЧШЩҐ]';
const SYLLABLE_ENDS = new RegExp(
  `(?<=..)(?<=${VOWEL}(?:Й|${CONSONANT}[ЬЪ]?){0,2})(?=${CONSONANT}${VOWEL})`,
  'gu',
);
const SOFT_HYPHEN = '\u00ad';
/** Of our bold capitals, in ems. */
const WIDE = /[ЖМФШЩЫЮ]/u;
const WIDE_EMS = 0.92;
const LETTER_EMS = 0.68;
const HYPHEN_EMS = 0.4;
/** What is wider even in two lines, such as a name that somebody has put into a deck of their own, takes more of them. */
const MOST_EMS = 5;

function emsOf(text: string): number {
  return Array.from(text, (sign) => (WIDE.test(sign) ? WIDE_EMS : LETTER_EMS)).reduce(
    (sum, ems) => sum + ems,
    0,
  );
}

/**
 * A word for a narrow card: it may be broken where its two lines are narrowest, and `ems` is how wide they are then.
 * Three lines would make all rows of the board higher, and push what is below it off a small screen.
 */
export function inTwoLines(word: string): { text: string; ems: number } {
  const broken = Array.from(word.matchAll(SYLLABLE_ENDS), ({ index }) => ({
    text: word.slice(0, index) + SOFT_HYPHEN + word.slice(index),
    ems: Math.max(emsOf(word.slice(0, index)) + HYPHEN_EMS, emsOf(word.slice(index))),
  }));
  const best = [{ text: word, ems: emsOf(word) }, ...broken].reduce((a, b) => (b.ems < a.ems ? b : a));
  return best.ems <= MOST_EMS ? best : { text: word.replace(SYLLABLE_ENDS, SOFT_HYPHEN), ems: MOST_EMS };
}
