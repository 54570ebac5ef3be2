/** «Ундервуд» for the frame of a table: what happened, what was agreed, the score. */

import { signed } from '../../lib/numbers';
import { t } from '../../lib/texts.svelte';
import type { Event, Turn } from '../../types/underwood';
import type { GameClient, ScoreSheet } from '../kinds';
import { cardName, optionsOf, prizeSign, type UnderwoodRoom } from './deck';
import { readSpelling, wordOf } from './spelling';
import Table from './Table.svelte';

function describe(event: Event, room: UnderwoodRoom): string | null {
  const deck = optionsOf(room).deck;
  const names = (seats: number[]) =>
    seats.map((seat) => room.nameOrYou(seat)).join(', ') || t('underwood.nobody');
  switch (event.type) {
    case 'began':
      return t('underwood.log-began', { round: event.round, first: room.nameOrYou(event.first) });
    case 'drew':
      // On a shared device the record is what its first seat was told, and others read it too.
      return event.card && (!room.isShared || room.isYou(event.seat))
        ? t('underwood.log-drew', { name: room.nameOrYou(event.seat), card: cardName(deck, event.card) })
        : null;
    case 'put-under':
      return t('underwood.log-put-under', { card: cardName(deck, event.card) });
    case 'tape-began':
      return t('underwood.log-tape-began', { card: event.card });
    case 'discarded':
      return t('underwood.log-discarded', {
        name: room.nameOrYou(event.seat),
        card: cardName(deck, prizeSign(event.prize)),
      });
    case 'swapped':
      return t('underwood.log-swapped', {
        name: room.nameOrYou(event.seat),
        letter: event.letter,
        word: event.word,
      });
    case 'laid':
      return t('underwood.log-laid', { name: room.nameOrYou(event.seat), word: event.word, n: event.points });
    case 'taped':
      return tapedText(event.card, event.in_time, room.nameOrYou(event.seat));
    case 'turn-put':
      return t('underwood.log-turn-put', { name: room.nameOrYou(event.seat), words: wordsOf(event.turn) });
    case 'accepted':
      return t('underwood.log-accepted', { name: room.nameOrYou(event.seat) });
    case 'doubted':
      return t('underwood.log-doubted', { name: room.nameOrYou(event.seat) });
    case 'voted':
      return t(event.stands ? 'underwood.log-voted-for' : 'underwood.log-voted-against', {
        pro: names(event.pro),
        contra: names(event.contra),
      });
    case 'turn-failed':
      return t('underwood.log-turn-failed', { words: event.words.join(', ') });
    case 'round-over':
      return event.reason === 'out'
        ? t('underwood.round-out', { name: room.nameOrYou(event.seat) })
        : t('underwood.round-stuck');
    case 'left':
      return t('underwood.log-left', { name: room.nameOrYou(event.seat) });
  }
}

function tapedText(card: string | null, isInTime: boolean, name: string): string {
  if (card === null) return t('underwood.log-taped-nothing', { name });
  return t(isInTime ? 'underwood.log-taped' : 'underwood.log-taped-late', { name, card });
}

function wordsOf(turn: Turn): string {
  return (turn.words ?? []).map((lay) => wordOf(readSpelling(lay.word ?? ''))).join(', ');
}

function conditions(room: UnderwoodRoom): string[] {
  const options = optionsOf(room);
  const round = room.public?.round ? [t('underwood.round-now', { n: room.public.round })] : [];
  const words =
    options.check === 'vote'
      ? 'underwood.words-by-vote'
      : options.words === 'all'
        ? 'underwood.words-all'
        : 'underwood.words-nouns';
  return [...round, t('underwood.to-points', { n: options.target }), t(words)];
}

function sheet(room: UnderwoodRoom): ScoreSheet | null {
  const seen = room.public;
  if (!seen || seen.sheet.length === 0) return null;
  return {
    columns: [t('underwood.round'), ...seen.totals.map((_, seat) => room.name(seat))],
    rows: seen.sheet.map((points, at) => [at + 1, ...points.map(signed)]),
    totals: [t('underwood.total'), ...seen.totals.map(signed)],
  };
}

function result(room: UnderwoodRoom): string {
  const outcome = room.table?.outcome;
  if (!outcome) return '';
  const { winners } = room;
  const names = winners.map((seat) => room.name(seat)).join(', ');
  const isMine = !room.isShared && winners.some((seat) => room.seats.includes(seat));
  const won = isMine
    ? t(winners.length > 1 ? 'underwood.you-won-together' : 'underwood.you-won')
    : t(winners.length > 1 ? 'underwood.won-together' : 'underwood.won', { names });
  return outcome.reason === 'left' ? `${won} ${t('underwood.unfinished')}` : won;
}

function keys(): [string, string][] {
  return [
    ['А…Я', t('underwood.key-letters')],
    ['*', t('underwood.key-underwood')],
    ['+', t('underwood.key-prize')],
    ['/', t('underwood.key-trick')],
    ['−', t('underwood.key-second')],
    ['Shift + ← →', t('underwood.key-move')],
    ['2 3 4', t('underwood.key-steps')],
    ['Backspace', t('underwood.key-back')],
    ['Enter', t('underwood.key-enter')],
    ['F9 F8', t('underwood.key-answer')],
  ];
}

export const client: GameClient = {
  Table,
  describe,
  conditions,
  sheet,
  result,
  openKinds: ['respond', 'vote', 'ready'],
  keys,
};
