/** What happened and how it ended, in sentences without a full stop. Whoever did it is named first: «Вы: …», «Лев: …». */

import { t, textOf } from '../../lib/texts.svelte';
import type { Event, Public, Result } from '../../types/codenames';
import { type CodenamesRoom, clueText, colourOf, isAlone, ownerName, TEAMS, teamName } from './sight';

// texts: codenames.event-*
export function describe(event: Event, room: CodenamesRoom): string | null {
  const name = 'seat' in event && event.seat !== null ? room.nameOrYou(event.seat) : '';
  switch (event.type) {
    case 'began':
      return t('codenames.event-began', {
        game: event.game,
        captains: event.captains.map((seat) => room.nameOrYou(seat)).join(', '),
      });
    case 'marked':
      return t('codenames.event-marked', { team: teamName(room.public, event.team) });
    case 'asked':
      // On a shared screen the record may be a captain's, but not the eyes.
      return event.clue && room.private
        ? t('codenames.event-asked', { name, clue: clueText(event.clue) })
        : t('codenames.event-whisper');
    case 'answered':
      if (!room.private || event.valid === null) return null;
      return t(event.valid ? 'codenames.event-allowed' : 'codenames.event-forbidden', { name });
    case 'clued':
      return t('codenames.event-clued', {
        team: teamName(room.public, event.clue.team),
        clue: clueText(event.clue),
      });
    case 'ruled':
      return t(`codenames.event-ruled-${event.valid ? 'valid' : 'struck'}${event.in_time ? '' : '-late'}`, {
        name,
      });
    case 'touched':
      return t('codenames.event-touched', { name, word: event.word, owner: ownerName(event.owner) });
    case 'covered':
      return t(`codenames.event-covered${isAlone(room.public) ? '-enemy' : ''}`, { name, word: event.word });
    case 'stopped':
      return event.seat === null
        ? t('codenames.event-stopped-late', { team: teamName(room.public, event.team) })
        : t('codenames.event-stopped', { name });
    case 'new-captain':
      return t('codenames.event-new-captain', { team: teamName(room.public, event.team), name });
    case 'game-over':
      return resultText(event.result, room.public);
    case 'dealt':
    case 'key-drawn':
    case 'key-shown':
      return null;
    case 'timer-out':
      return t('codenames.event-timer-out');
    default:
      return t(`codenames.event-${event.type}`, { name });
  }
}

/** How one game ended. */
export function resultText(result: Result, table: Public): string {
  // texts: codenames.alone-*, codenames.ended-*, codenames.grade-*
  if (isAlone(table)) {
    const ended = t(`codenames.alone-${result.reason}`);
    if (!result.points) return ended;
    return `${ended}: ${t('codenames.points', { n: result.points })}. ${textOf(`codenames.grade-${result.points}`)}`;
  }
  if (result.winner == null) return t('codenames.ended-nobody');
  return textOf(`codenames.ended-${result.reason}-${colourOf(result.winner)}`);
}

export function winnerText(result: Result, table: Public): string {
  if (result.winner == null) return '–';
  return isAlone(table) ? t('codenames.points', { n: result.points ?? 0 }) : teamName(table, result.winner);
}

/** How the match stands after the games so far; nothing where there is only one. */
export function standText(room: CodenamesRoom, games: number): string {
  const table = room.public;
  if (games === 1) return '';
  const played = t('codenames.played', { game: table.results.length, games });
  if (isAlone(table)) return `${played}. ${t('codenames.points', { n: Math.max(...table.wins) })}`;
  const hasFixedTeams = table.teams.every((team) => team >= 0);
  const wins = hasFixedTeams
    ? TEAMS.map((team) => [
        teamName(table, team),
        table.results.filter(({ winner }) => winner === team).length,
      ])
    : table.wins.map((won, seat) => [room.nameOrYou(seat), won]);
  return `${played}. ${wins.map(([who, won]) => `${who}: ${won}`).join(', ')}`;
}

/** How the whole match ended. */
export function matchText(room: CodenamesRoom): string {
  const table = room.public;
  const last = table.results.at(-1);
  if (!last) return t('codenames.ended-nobody');
  return [resultText(last, table), standText(room, table.results.length)]
    .filter((part) => part !== '')
    .join('. ');
}
