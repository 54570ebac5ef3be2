/** What happened and how it ended, in sentences. */

import { listed } from '../../lib/listed';
import { t } from '../../lib/texts.svelte';
import type { Event, Protested, Public, Result } from '../../types/codenames';
import {
  type CodenamesRoom,
  clueText,
  colourOf,
  findingText,
  isAlone,
  lastClue,
  type Owner,
  strikeParams,
  TEAMS,
  teamName,
} from './sight';

export function describe(event: Event, room: CodenamesRoom): string | null {
  switch (event.type) {
    case 'began':
      return t('codenames-event-began', {
        game: event.game,
        turned: event.turned,
        captains: listed(event.captains.map((seat, team) => captainText(room.nameOrYou(seat), team))),
        captains_count: event.captains.length,
      });
    case 'marked':
      return t('codenames-event-marked', { team: colourOf(event.team) });
    case 'asked': {
      // On a shared screen the record may be a captain's, but not the eyes.
      const clue = room.private ? event.clue : null;
      return t('codenames-event-asked', {
        ...room.actor(event.seat),
        clue: clue ? clueText(clue) : '',
        clue_count: clue ? 1 : 0,
      });
    }
    case 'answered':
      if (!room.private || event.valid === null) return null;
      return t('codenames-event-answered', {
        ...room.actor(event.seat),
        valid: event.valid ? 'yes' : 'no',
      });
    case 'clued':
      return t('codenames-event-clued', {
        team: colourOf(event.clue.team),
        clue: clueText(event.clue),
        allowed: event.allowed ?? false,
      });
    case 'accepted':
      return t('codenames-event-accepted', room.actor(event.seat));
    case 'protested':
      return protestedText(event, room);
    case 'ruled':
      return t('codenames-event-ruled', {
        ...room.actor(event.seat),
        valid: event.valid,
        in_time: event.in_time,
        ...strikeParams(event.reason),
      });
    case 'vote-called':
      return t('codenames-event-vote-called', { ...room.actor(event.seat), ...strikeParams(event.reason) });
    case 'voted':
      return t('codenames-event-voted', {
        valid: event.valid,
        keep: event.keep,
        strike: event.strike,
        ...strikeParams(event.reason),
      });
    case 'touched':
      return t('codenames-event-touched', {
        ...room.actor(event.seat),
        word: event.word,
        whose: event.owner === colourOf(event.team) ? 'own' : (event.owner as Owner),
      });
    case 'covered':
      return t('codenames-event-covered', {
        ...room.actor(event.seat),
        word: event.word,
        enemy: isAlone(room.public),
        in_time: event.in_time,
      });
    case 'skipped':
      return t('codenames-event-skipped', room.actor(event.seat));
    case 'stopped':
      return t('codenames-event-stopped', {
        ...(event.seat === null ? { name: '', me: false } : room.actor(event.seat)),
        team: colourOf(event.team),
        in_time: event.seat !== null,
      });
    case 'timer-turned':
      return t('codenames-event-timer-turned', room.actor(event.seat));
    case 'timer-out':
      return t('codenames-event-timer-out');
    case 'clue-late':
      return t('codenames-event-clue-late', room.actor(event.seat));
    case 'clue-missed':
      return t('codenames-event-clue-missed', room.actor(event.seat));
    case 'new-captain':
      return t('codenames-event-new-captain', {
        name: room.nameOrYou(event.seat),
        team: colourOf(event.team),
      });
    case 'game-over':
      return resultText(event.result, room.public);
    case 'left':
      return t('codenames-event-left', room.actor(event.seat));
    case 'dealt':
    case 'key-drawn':
    case 'key-shown':
      return null;
  }
}

function captainText(name: string, team: number): string {
  return t('codenames-captain-of', { name, team: colourOf(team) });
}

/** The judge's finding is open now, if there is a judge. */
function protestedText({ seat, finding }: Protested, room: CodenamesRoom): string {
  return t('codenames-event-protested', {
    ...room.actor(seat),
    finding: finding ? findingText(finding, lastClue(room.public)) : '',
    finding_count: finding ? 1 : 0,
  });
}

/** How one game ended. */
export function resultText({ reason, winner, points }: Result, table: Public): string {
  if (winner != null && !isAlone(table))
    return t('codenames-event-game-over', {
      reason: reason as 'agents' | 'assassin' | 'left',
      team: colourOf(winner),
    });
  const ended = t('codenames-event-game-over-coop', {
    reason: reason as 'agents' | 'assassin' | 'enemy' | 'left',
  });
  return points
    ? [ended, t('codenames-coop-won', { points }), t('codenames-grade', { points })].join(' ')
    : ended;
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
  if (!last) return t('codenames-nobody-won');
  return [resultText(last, table), standText(room, table.results.length)].join(' ').trim();
}
