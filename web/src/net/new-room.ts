/** A new table: who sits where, and the request for it. */

import type { NewChair, NewRoom, RoomAnswer, TableTermsRequest } from '../types/wire';
import { http } from './http';
import { newSalt } from './salts';

export type Way = 'bot' | 'friends' | 'device' | 'anybody' | 'hall';

export interface Seating {
  way: Way;
  seats: number;
  level: string;
  /** Names of the people who share this device, by seat. The server names those who have typed none. */
  names: (string | null)[];
  /** The owner's seat in a game against bots. */
  ownSeat: number;
  /** How many of the first chairs stay free for people with their own devices. */
  keptFree: number;
}

function chairsOf({ way, seats, level, names, ownSeat, keptFree }: Seating): NewChair[] {
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  if (way === 'device')
    return everySeat.map((seat) => (seat < keptFree ? { who: 'open' } : me(names[seat] ?? null)));
  if (way === 'bot') return everySeat.map((seat) => (seat === ownSeat ? me(null) : { who: 'bot', level }));
  return [me(null)];
}

/** A hall's title and start. */
interface Hall {
  title: string;
  startsInS: number;
}

/** Creates the table, or joins one where somebody waits for the same terms. Returns its id. */
export async function layTable(
  conditions: TableTermsRequest,
  seating: Seating,
  { listed, hall }: { listed: boolean; hall: Hall },
): Promise<string> {
  const { way } = seating;
  if (way === 'anybody') return idOf(await http.post('/pairing', { conditions, salt_hash: newSalt() }));
  const wanted: NewRoom = {
    conditions,
    chairs: chairsOf(seating),
    listed: listed || way === 'hall',
    ...(way === 'hall' ? { hall: true, title: hall.title, starts_in_s: hall.startsInS } : {}),
    start: way === 'bot' || (way === 'device' && seating.keptFree === 0),
  };
  return idOf(await http.post('/rooms', wanted));
}

function idOf(answer: RoomAnswer): string {
  return answer.room.room;
}

function me(name: string | null): NewChair {
  return { who: 'me', name, salt_hash: newSalt() };
}
