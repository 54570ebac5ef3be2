/** «Кодовые имена» set up and analysed: clues for a captain, words for a guesser. */

import { t } from '../../lib/texts.svelte';
import type { Desk } from '../../net/desk.svelte';
import type { Clue, Position, Public, Touch } from '../../types/codenames';
import type { Alternative } from '../../types/wire';
import type { GameAnalysis } from '../analyses';
import SetUp from './SetUp.svelte';
import { OWNERS, positionOf } from './setting-up';
import { captainOf, membersOf, type Owner } from './sight';

const WORDS =
  'БИЛЕТ ВОЛНА КРУГ ПОЕЗД ЗВЕЗДА МОСТ КОРОЛЬ РЕКА ТЕАТР ЛИСТ ВРАЧ КЛЮЧ СОЛЬ ПИЛОТ ГОРА ХЛЕБ ЗАМОК ЧАСЫ ЛЕВ ОКНО РЫБА ШКОЛА СТОЛ МЕЛ ЯБЛОКО';
/** Letters of the owners, row by row. */
const KEY = 'rbnrr bnbrb rbnan brrnb rnbrn';

function sample(): Position {
  const owners = Array.from(KEY.replaceAll(' ', ''), (sign) => OWNERS['rbna'.indexOf(sign)] as Owner);
  return { words: WORDS.split(' '), key: owners, covered: [], turn: 'red', clue: '', number: null };
}

/** Applies the move: gives the clue, or touches the word, whose owner decides whether the team goes on. */
function done(desk: Desk, { action }: Alternative): void {
  const before = positionOf(desk);
  const act = action as Clue | Touch;
  if (act.type === 'clue') {
    void desk.open({ ...before, clue: act.word, number: act.number ?? null });
    return;
  }
  const place = before.words.findIndex((word) => word.toUpperCase() === act.word);
  const isOwn = before.key[place] === before.turn;
  const goesOn = isOwn ? {} : { turn: before.turn === 'red' ? 'blue' : 'red', clue: '', number: null };
  void desk.open({ ...before, ...goesOn, covered: [...before.covered, place] });
}

export const analysis: GameAnalysis = {
  Scene: SetUp,
  sample,
  shows: (action) => ['clue', 'touch'].includes((action as { type?: string } | null)?.type ?? ''),
  doing: (action) =>
    t(
      (action as Clue | Touch | null)?.type === 'touch'
        ? 'codenames-analysis.do-touch'
        : 'codenames-analysis.do-clue',
    ),
  done,
  roles: ['captain', 'guesser'],
  seatOf({ public: seen, seat }, role) {
    const table = seen as Public;
    const captain = captainOf(table, table.turn) ?? seat;
    if (role === 'captain') return captain;
    return membersOf(table, table.turn).find((member) => member !== captain) ?? seat;
  },
};
// texts: codenames-analysis.best-*, codenames-analysis.role-*
