/** Underwood's client: its events, what was agreed, the score. */

import { signed } from '../../lib/numbers';
import { t } from '../../lib/texts.svelte';
import type { Event, Laid, Turn } from '../../types/underwood';
import type { GameClient, ScoreSheet } from '../kinds';
import { cardInSentence, optionsOf, prizeInWords, UNDERWOOD, type UnderwoodRoom } from './deck';
import { roundOverText } from './history';
import { readSpelling, wordOf } from './spelling';
import Table from './Table.svelte';

function describe(event: Event, room: UnderwoodRoom): string | null {
  const deck = optionsOf(room).deck;
  switch (event.type) {
    case 'began':
      return t('underwood-event-began', {
        round: event.round,
        dealer: room.name(event.dealer),
        dealer_me: room.isYou(event.dealer),
        first: room.name(event.first),
        first_me: room.isYou(event.first),
      });
    case 'drew':
      // On a shared device the log is that of its first seat, and other players read it too.
      return event.card && (!room.isShared || room.isYou(event.seat))
        ? t('underwood-event-drew', {
            ...room.actor(event.seat),
            card: cardInSentence(deck, event.card),
            card_count: 1,
          })
        : null;
    case 'put-under':
      return t('underwood-event-put-under', { card: cardInSentence(deck, event.card) });
    case 'tape-began':
      return t('underwood-event-tape-began', { card: event.card });
    case 'discarded':
      return t('underwood-event-discarded', {
        ...room.actor(event.seat),
        ...prizeInWords(deck, event.prize),
      });
    case 'swapped':
      return t('underwood-event-swapped', {
        ...room.actor(event.seat),
        letter: event.letter,
        word: event.word,
        owner: room.name(event.swap.seat),
        owner_me: room.isYou(event.swap.seat),
      });
    case 'laid':
      return laidText(event, room);
    case 'taped':
      return t('underwood-event-taped', {
        ...room.actor(event.seat),
        card: event.card ?? '',
        card_count: event.card === null ? 0 : 1,
        in_time: event.in_time,
      });
    case 'turn-put':
      return t('underwood-event-turn-put', { ...room.actor(event.seat), turn: wordsOf(event.turn) });
    case 'accepted':
      return t('underwood-event-accepted', room.actor(event.seat));
    case 'doubted':
      return t('underwood-event-doubted', room.actor(event.seat));
    case 'voted':
      return t('underwood-event-voted', { ...room.votes(event), stands: event.stands });
    case 'turn-failed':
      return t('underwood-event-turn-failed', {
        ...room.actor(event.seat),
        words: event.words.join(', '),
        words_count: event.words.length,
      });
    case 'round-over':
      return roundOverText(event, room);
    case 'left':
      return t('underwood-event-left', room.actor(event.seat));
  }
}

function laidText(event: Laid, room: UnderwoodRoom): string {
  const { deck } = optionsOf(room);
  const stars = readSpelling(event.lay.word ?? '').filter(({ cards }) => cards.includes(UNDERWOOD));
  const prize = event.lay.prize ?? null;
  return t('underwood-event-laid', {
    ...room.actor(event.seat),
    word: event.word,
    points: event.points,
    stars: stars.map(({ letter }) => letter).join(', '),
    stars_count: stars.length,
    torn: [...event.torn].join(', '),
    torn_count: event.torn.length,
    ...(prize === null ? { sign: '', about: '' } : prizeInWords(deck, prize)),
    prized: prize !== null,
  });
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
    ? t(winners.length > 1 ? 'underwood-you-won-together' : 'underwood-you-won-alone')
    : t('underwood-won', { names, count: winners.length });
  return outcome.reason === 'left' ? `${won} ${t('underwood-unfinished')}` : won;
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
  openKinds: ['respond', 'doubt', 'vote', 'ready'],
  keys,
};
