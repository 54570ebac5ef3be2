/** What each seat sees of the table. Nothing here decides what is allowed: windows and refusals do. */

import { t, textOf } from '../../lib/texts.svelte';
import type { RoomClient } from '../../net/room.svelte';
import type { CluePreview, Finding, Given, Options, Private, Public } from '../../types/codenames';
import type { RuleLink, WindowView } from '../../types/wire';

export type CodenamesRoom = RoomClient<Public, Private>;
export type Owner = 'red' | 'blue' | 'bystander' | 'assassin';
export type Team = 0 | 1;

/** The judge's finding, as the table or a preview has it. */
export type ShownFinding = Omit<Finding, 'rule'> & { rule?: string | RuleLink | null };
export type ShownPreview = Omit<CluePreview, 'finding'> & { finding: ShownFinding | null };

export const TEAMS: readonly Team[] = [0, 1];
export const ROW = 5;
/** Kinds of windows that are answered openly. On a shared screen they are answered without showing the key. */
export const OPEN_KINDS = ['guess', 'respond', 'object', 'ruling', 'vote', 'timer', 'ready'];
const SERVES_BOTH = -1;
const ABOUT_A_CLUE: readonly string[] = ['respond', 'ruling', 'vote', 'guess'];

export function colourOf(team: number): 'red' | 'blue' {
  return team === 0 ? 'red' : 'blue';
}

export function optionsOf(room: RoomClient): Options | null {
  return (room.agreement?.options ?? null) as Options | null;
}

/** Whether the match began by the first version of the rules, in which a captain strikes a clue without a reason. */
export function isFirstVersion(room: RoomClient): boolean {
  return (optionsOf(room)?.rules ?? 1) === 1;
}

/** Whether one team plays against the game. The other team is the enemy, and nobody sits there. */
export function isAlone(table: Public): boolean {
  return table.captains.length === 1;
}

/** A codename as the viewing seat sees it. */
export interface Seen {
  place: number;
  word: string;
  /** Null if hidden from the viewing seat. */
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

/** One of this device's seats, and the window that it can answer. */
export interface Invitation {
  seat: number;
  window: WindowView;
}

/** Invitations of the viewing seat. On a shared device, invitations that need no key are for all its seats. */
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

/** Null in a correspondence game, where no clock is shown. */
export function timeLeft(room: CodenamesRoom, window: WindowView | null): number | null {
  return room.agreement?.days ? null : room.left(window);
}

/** The clue that is being guessed at or argued about. */
export function currentClue(table: Public): Given | null {
  return ABOUT_A_CLUE.includes(table.stage) ? (table.clues.at(-1) ?? null) : null;
}

export function captainOf(table: Public, team: number): number | null {
  return table.captains[team] ?? null;
}

/** The seats of a team, the captain first. A player who guesses for both teams is in both. */
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

/** Games keep clues in capitals; people write them in lower case. */
export function asWritten(word: string): string {
  return word.length > 1 && /^\p{Lu}/u.test(word) ? word[0] + word.slice(1).toLowerCase() : word;
}

export function clueText(clue: { word: string; number?: number | null }): string {
  return `${asWritten(clue.word)}: ${clue.number ?? t('codenames.unlimited')}`;
}

/** By its word an objection is explained. */
export function lastClue(table: Public): string {
  return asWritten(table.clues.at(-1)?.word ?? '');
}

/** What the judge says of a clue. */
export function findingText(finding: ShownFinding, clue: string): string {
  const isMaybeKin = finding.reason === 'cognate' && finding.verdict === 'doubtful';
  // texts: clue-*
  return textOf(`clue-${isMaybeKin ? 'cognate-doubtful' : finding.reason}`, {
    clue,
    codename: finding.codename?.toUpperCase() ?? '',
    suggestion: finding.suggestion?.toLowerCase() ?? 'none',
  });
}

/** The rule that a struck clue breaks, and what is wrong with the clue. */
export function strikeParams(rule: string | null | undefined): { rule: string; reason: string } {
  // texts: codenames-strike-*
  return rule
    ? { rule, reason: textOf(`codenames-strike-${rule.toLowerCase()}`) }
    : { rule: 'none', reason: '' };
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
/** Widths of our bold capitals, in ems. */
const WIDE = /[ЖМФШЩЫЮ]/u;
const WIDE_EMS = 0.92;
const LETTER_EMS = 0.68;
const HYPHEN_EMS = 0.4;
/** A word that is too wide even in two lines, such as a long name in somebody's own deck, may take more lines. */
const MOST_EMS = 5;

function emsOf(text: string): number {
  return Array.from(text, (sign) => (WIDE.test(sign) ? WIDE_EMS : LETTER_EMS)).reduce(
    (sum, ems) => sum + ems,
    0,
  );
}

/**
 * Fits a word into a narrow card. The word gets a soft hyphen where its two lines are narrowest, and `ems` is their
 * width. A third line would make every row of the board higher and push the panel off a small screen.
 */
export function inTwoLines(word: string): { text: string; ems: number } {
  const broken = Array.from(word.matchAll(SYLLABLE_ENDS), ({ index }) => ({
    text: word.slice(0, index) + SOFT_HYPHEN + word.slice(index),
    ems: Math.max(emsOf(word.slice(0, index)) + HYPHEN_EMS, emsOf(word.slice(index))),
  }));
  const best = [{ text: word, ems: emsOf(word) }, ...broken].reduce((a, b) => (b.ems < a.ems ? b : a));
  return best.ems <= MOST_EMS ? best : { text: word.replace(SYLLABLE_ENDS, SOFT_HYPHEN), ems: MOST_EMS };
}
