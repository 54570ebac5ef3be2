/** The move in the making: a typed line or a filled form. */

import { http, type Problem } from '../../net/http';
import { LivePreview } from '../../net/live-preview.svelte';
import type { RoomClient } from '../../net/room.svelte';
import type { ReadAction, WindowView } from '../../types/wire';
import { type ActionForm, actionOf, type Filled } from './forms';
import { ownWindows } from './windows';

/** Stands for typing instead of a tag, since a tag is never empty. */
export const TYPED = '';
const REST_MS = 300;

export class Draft {
  readonly room: RoomClient;
  /** The tag of the action whose form is open, or `TYPED`. */
  way = $state(TYPED);
  text = $state('');
  filled = $state.raw<Filled>({});
  forms = $state.raw<ActionForm[]>([]);
  isSending = $state(false);
  readonly preview = new LivePreview<unknown>();
  #windowId = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(room: RoomClient) {
    this.room = room;
  }

  /** The window to be answered. If there are several, the chosen one. */
  get window(): WindowView | null {
    const mine = ownWindows(this.room);
    return mine.find(({ id }) => id === this.#windowId) ?? mine[0] ?? null;
  }
  choose(window: string): void {
    this.#windowId = window;
  }
  get form(): ActionForm | null {
    return this.forms.find(({ tag }) => tag === this.way) ?? null;
  }
  /** The form as an action. Null while something is missing, and for typed lines. */
  get action(): Record<string, unknown> | null {
    return this.form && actionOf(this.form, this.filled);
  }
  get isComplete(): boolean {
    return this.form ? this.action !== null : this.text.trim() !== '';
  }

  async send(): Promise<void> {
    const { room, window } = this;
    if (!this.isComplete || this.isSending || window === null) return;
    this.isSending = true;
    room.problem = null;
    try {
      if (await room.act(this.action ?? (await this.#read()), window)) this.clear();
    } catch (error) {
      room.problem = (error as Problem).body;
    } finally {
      this.isSending = false;
    }
  }

  clear(): void {
    this.text = '';
    this.filled = {};
  }

  /** Asks for a preview of the move after a short delay. Called whenever the move has changed. */
  look(): () => void {
    const { room, window, action, text } = this;
    const { seat } = room;
    if (this.form || text.trim() === '') this.preview.ask(room, action, window, seat);
    else
      this.#timer = setTimeout(async () => {
        const read = await this.#read().catch(() => null); // an unreadable line is refused when it is sent
        if (text === this.text && !this.form) this.preview.ask(room, read, window, seat);
      }, REST_MS);
    return () => clearTimeout(this.#timer);
  }

  async #read(): Promise<unknown> {
    const game = this.room.agreement?.game;
    return (await http.post<ReadAction>(`/games/${game}/actions/read`, { text: this.text })).action;
  }
}
