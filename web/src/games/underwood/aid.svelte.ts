/** For beginners, if the table agreed on it: which cards of the tape make a word with the hand. */

import type { TapeAid } from '../../types/underwood';
import type { WindowView } from '../../types/wire';
import type { UnderwoodRoom } from './deck';

export class Aid {
  value = $state.raw<TapeAid | null>(null);

  /** Asks once for each window, because nothing changes while it is open. */
  ask(room: UnderwoodRoom, turn: WindowView | null): void {
    this.value = null;
    if (!turn || room.seat === null || !room.agreement?.beginners) return;
    room.aid<TapeAid>(room.seat).then(
      (found) => {
        if (room.window('turn')?.id === turn.id) this.value = found;
      },
      () => {}, // the player goes on without the aid
    );
  }
}
