/** The identity of this device. There is no sign-up: the first request creates one. */

import type { Myself } from '../types/wire';
import { http } from './http';

export const me = $state<{ id: string; name: string }>({ id: '', name: '' });

export async function meet(): Promise<void> {
  Object.assign(me, await http.get<Myself>('/me'));
}

export async function rename(name: string): Promise<void> {
  Object.assign(me, await http.patch<Myself>('/me', { name }));
}
