/** «Кодовые имена» in a replay. The plot shows how many agents each team still has to find. */

import type { Public } from '../../types/codenames';
import type { GameReplay } from '../replays';
import Replayed from './Replayed.svelte';
import { TEAMS, teamName } from './sight';

export const replay: GameReplay = {
  Scene: Replayed,
  curves(room) {
    const table = room.public as Public;
    return TEAMS.map((team) => ({ name: teamName(table, team), value: table.stacks[team] }));
  },
};
