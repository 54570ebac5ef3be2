/** News from the server: one socket for the whole page, or streams of events where sockets are blocked. */

import { currentLanguage } from '../lib/texts.svelte';
import type { News, ReviewNews } from '../types/wire';

type Depth = ReviewNews['depth'];

type LineStatus = 'connecting' | 'live' | 'away';

/** A listener that waits for a review. */
interface Follower {
  room: string;
  depth: Depth;
  /** Null if news may have been missed. The follower should then ask the server. */
  hear(news: ReviewNews | null): void;
}

/** A listener to one room. It knows what it has received so far. */
interface Listener {
  hear(news: News): void;
  since(): number;
  lines(): number;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;
const PING_EVERY_MS = 15_000;
const PATIENCE_MS = 10_000;
const POLL_EVERY_MS = 10_000;
const REVIEW_POLL_MS = 1_500;
const FAILURES_BEFORE_STREAMS = 2;
const STREAMS_KEPT_AS = 'slovoteka.streams';

export class Line {
  status = $state<LineStatus>('connecting');
  retryAt = $state(0);
  #listeners = new Map<string, Listener>();
  #lobby = new Set<() => void>();
  #followers = new Set<Follower>();
  #socket: WebSocket | null = null;
  #streams = new Map<string, EventSource>();
  #usesStreams = sessionStorage.getItem(STREAMS_KEPT_AS) !== null;
  #failures = 0;
  #tries = 0;
  #timer = 0;
  #ping = 0;
  #heardAt = 0;

  start(): void {
    addEventListener('online', () => this.retryNow());
    addEventListener('offline', () => this.#lose());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.status === 'away') this.retryNow();
    });
    this.#connect();
  }

  watch(room: string, listener: Listener): () => void {
    this.#listeners.set(room, listener);
    this.#ask(room, listener);
    return () => {
      if (this.#listeners.get(room) !== listener) return; // a newer listener has replaced this one
      this.#listeners.delete(room);
      this.#streams.get(room)?.close();
      this.#streams.delete(room);
      this.#send({ t: 'unwatch', room });
    };
  }

  /** Calls back whenever the lobby may have changed. */
  watchLobby(changed: () => void): () => void {
    this.#lobby.add(changed);
    this.#send({ t: 'lobby', on: true });
    // Streams bring news of single rooms only, so the lobby is polled.
    const poll = setInterval(() => this.#usesStreams && changed(), POLL_EVERY_MS);
    return () => {
      clearInterval(poll);
      this.#lobby.delete(changed);
      if (this.#lobby.size === 0) this.#send({ t: 'lobby', on: false });
    };
  }

  /** Reports the progress of a review until the returned function is called. */
  followReview(follower: Follower): () => void {
    this.#followers.add(follower);
    this.#follow(follower, true);
    // Streams bring no news of reviews, and a lost connection brings none at all, so the review is polled.
    const poll = setInterval(() => {
      if (this.#usesStreams || this.status !== 'live') follower.hear(null);
    }, REVIEW_POLL_MS);
    return () => {
      clearInterval(poll);
      this.#followers.delete(follower);
      this.#follow(follower, false);
    };
  }

  retryNow(): void {
    if (this.status === 'live') return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  // --- sockets ---------------------------------------------------------------------------------------------------

  #connect(): void {
    if (this.#usesStreams) return this.#openStreams();
    this.#socket?.close();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/socket?lang=${currentLanguage()}`);
    this.#socket = socket;
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
      this.#isLive();
      for (const [room, listener] of this.#listeners) this.#ask(room, listener);
      if (this.#lobby.size > 0) this.#send({ t: 'lobby', on: true });
      for (const follower of this.#followers) this.#follow(follower, true);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as News);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (!wasOpen) this.#failures += 1;
      if (this.#failures >= FAILURES_BEFORE_STREAMS) void this.#tryStreams();
      this.#lose();
    };
  }

  /** Called after sockets have failed repeatedly. If plain requests work, something on the way blocks sockets. */
  async #tryStreams(): Promise<void> {
    this.#failures = 0;
    const answer = await fetch('/health/live').catch(() => null);
    if (!answer?.ok || this.status === 'live') return;
    this.#usesStreams = true;
    sessionStorage.setItem(STREAMS_KEPT_AS, 'yes');
    this.retryNow();
  }

  #isLive(): void {
    this.status = 'live';
    this.#failures = 0;
    this.retryAt = 0;
    this.#heardAt = performance.now();
    clearInterval(this.#ping);
    this.#ping = window.setInterval(() => this.#listen(), PING_EVERY_MS);
    for (const changed of this.#lobby) changed();
  }

  /** Detects a lost network, which browsers do not always report. */
  #listen(): void {
    if (this.#usesStreams && this.#streams.size === 0) return; // nothing is connected
    if (performance.now() - this.#heardAt > PING_EVERY_MS + PATIENCE_MS) this.#lose();
    else this.#send({ t: 'ping' });
  }

  #lose(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#tries = this.status === 'away' ? this.#tries + 1 : 0;
    this.status = 'away';
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.#tries, LONGEST_RETRY_MS);
    this.retryAt = Date.now() + wait;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #ask(room: string, listener: Listener): void {
    if (this.#usesStreams) return this.#openStream(room, listener);
    this.#send({
      t: 'watch',
      room,
      since: listener.since(),
      lines: listener.lines(),
      client: `watch:${room}`,
    });
  }

  #follow({ room, depth }: Follower, on: boolean): void {
    this.#send({ t: 'follow-review', room, depth, on });
  }

  #send(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #hear(news: News): void {
    this.#heardAt = performance.now();
    if (news.t === 'lobby') for (const changed of this.#lobby) changed();
    else if (news.t === 'review') {
      for (const follower of this.#followers)
        if (follower.room === news.room && follower.depth === news.depth) follower.hear(news);
    } else if ('room' in news && news.room) this.#listeners.get(news.room)?.hear(news);
    else if (news.t === 'refused' && news.client?.startsWith('watch:'))
      this.#listeners.get(news.client.slice('watch:'.length))?.hear(news);
  }

  // --- streams ---------------------------------------------------------------------------------------------------

  #openStreams(): void {
    for (const [room, listener] of this.#listeners) this.#openStream(room, listener);
    if (this.#listeners.size === 0) this.#isLive();
  }

  #openStream(room: string, listener: Listener): void {
    this.#streams.get(room)?.close();
    const query = `since=${listener.since()}&lines=${listener.lines()}`;
    const stream = new EventSource(`/api/v1/rooms/${room}/events?${query}`);
    this.#streams.set(room, stream);
    stream.onopen = () => this.#isLive();
    stream.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as News);
    stream.onerror = () => {
      if (this.#streams.get(room) !== stream) return;
      stream.close();
      this.#streams.delete(room);
      this.#lose();
    };
  }
}

export const line = new Line();
