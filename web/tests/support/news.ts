/** News from the server with only the fields that a test needs. */

import type { ChairView, Message, RoomView, TableView, Told, WindowView } from '../../src/types/wire';

export function turnWindow(id = 'w1', more: Partial<WindowView> = {}): WindowView {
  return { id, kind: 'turn', seats: null, invited: 1, ...more };
}

export function input(number: number, more: Partial<Message> = {}): Message {
  return { number, at_ms: number * 1000, ...more };
}

export function tableNews(more: Partial<Told> & { windows?: WindowView[]; public?: unknown } = {}): Told {
  const { windows = [turnWindow()], public: seen = {}, ...rest } = more;
  const table: TableView = { number: 1, now_ms: 0, windows, public: seen };
  const mine = windows.map(({ id }) => id);
  return { t: 'told', room: 'r1', seat: 0, inputs: [], table, private: {}, mine, ...rest };
}

export function roomView(more: Partial<RoomView> = {}): RoomView {
  return {
    t: 'room',
    room: 'r1',
    version: 1,
    title: '',
    owner: '',
    stage: 'playing',
    agreed: 0,
    seats: 2,
    taken: 2,
    chairs: [],
    commitment: '',
    ...more,
  };
}

export function chair(seat: number, salt_hash: string | null = null): ChairView {
  return { seat, salt_hash } as ChairView;
}
