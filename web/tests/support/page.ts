/** A page without a browser: the test controls network, storage and time. */

import { vi } from 'vitest';

export class FakeStorage {
  #kept = new Map<string, string>();
  isFull = false;

  get keys(): string[] {
    return [...this.#kept.keys()];
  }
  getItem(name: string): string | null {
    return this.#kept.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.#kept.set(name, value);
  }
  removeItem(name: string): void {
    this.#kept.delete(name);
  }
}

/** What sockets and streams have in common. */
class Connection {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    this.url = url;
  }
  tell(news: object): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
}

export class FakeSocket extends Connection {
  static readonly OPEN = 1;
  onclose: (() => void) | null = null;
  readyState = 0;
  /** What the page has sent, oldest first. */
  readonly sent: { t: string; [field: string]: unknown }[] = [];

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  /** The server or the network ends the connection. */
  drop(): void {
    this.readyState = 3;
    this.isClosed = true;
    this.onclose?.();
  }
  /** The page ends the connection. As in a browser, the event comes later. */
  close(): void {
    if (this.isClosed) return;
    this.readyState = 2;
    this.isClosed = true;
    setTimeout(() => this.drop());
  }
  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error('sent into a socket that is not open');
    this.sent.push(JSON.parse(text));
  }
  sentOf(t: string): object[] {
    return this.sent.filter((frame) => frame.t === t);
  }
}

export class FakeStream extends Connection {
  onerror: (() => void) | null = null;

  close(): void {
    this.isClosed = true;
  }
}

/** A request that waits until the test answers it. */
export class Asked {
  constructor(
    readonly method: string,
    readonly path: string,
    readonly headers: Record<string, string>,
    readonly body: Record<string, unknown> | null,
    readonly resolve: (response: Response) => void,
    readonly fail: () => void,
  ) {}

  /** Returns once the page has processed the answer. */
  async answer(status = 200, body: unknown = {}): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    this.resolve(new Response(status === 204 ? null : text, { status, headers }));
    await settled();
  }
  async breakOff(): Promise<void> {
    this.fail();
    await settled();
  }
}

export class Page {
  readonly local: FakeStorage;
  readonly session: FakeStorage;
  readonly sockets: FakeSocket[] = [];
  readonly streams: FakeStream[] = [];
  readonly asked: Asked[] = [];
  /** Every request fails at once. */
  isOffline = false;
  readonly #window = new EventTarget();
  readonly document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    body: element('BODY'),
    documentElement: { dataset: {}, lang: '' },
  });

  constructor(local = new FakeStorage(), session = new FakeStorage()) {
    this.local = local;
    this.session = session;
    const { sockets, streams } = this;
    const globals = {
      window: globalThis, // the code calls window.setTimeout; Node's own would return an object
      document: this.document,
      localStorage: local,
      sessionStorage: session,
      location: { protocol: 'https:', host: 'slovoteka.test' },
      navigator: { languages: ['ru'] },
      addEventListener: this.#window.addEventListener.bind(this.#window),
      WebSocket: class extends FakeSocket {
        constructor(url: string) {
          super(url);
          sockets.push(this);
        }
      },
      EventSource: class extends FakeStream {
        constructor(url: string) {
          super(url);
          streams.push(this);
        }
      },
      fetch: (path: string, how?: RequestInit) => this.#fetch(path, how),
    };
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  }

  get socket(): FakeSocket {
    return last(this.sockets);
  }
  get stream(): FakeStream {
    return last(this.streams);
  }
  get request(): Asked {
    return last(this.asked);
  }
  happen(event: 'online' | 'offline'): void {
    this.#window.dispatchEvent(new Event(event));
  }
  show(visibility: 'visible' | 'hidden'): void {
    this.document.visibilityState = visibility;
    this.document.dispatchEvent(new Event('visibilitychange'));
  }

  #fetch(path: string, { method = 'GET', headers = {}, body }: RequestInit = {}): Promise<Response> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'));
      const sent = typeof body === 'string' ? JSON.parse(body) : null;
      this.asked.push(new Asked(method, path, headers as Record<string, string>, sent, resolve, fail));
      if (this.isOffline) fail();
    });
  }
}

export let page: Page;

/** The first visit of a new person. */
export function openPage(): void {
  vi.useFakeTimers();
  page = new Page();
}

/** A reload in the same tab: only the storage survives. */
export function reloadPage(): void {
  vi.useFakeTimers();
  page = new Page(page.local, page.session);
}

/** Waits until everything that needs no time has happened. */
export async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** The parts of an element that key handling needs. `within` has selectors of its ancestors. */
export function element(tagName: string, within: string[] = []) {
  return {
    tagName,
    isContentEditable: false,
    closest: (selector: string) => (within.includes(selector) ? { matches: () => false } : null),
  };
}

function last<T>(made: T[]): T {
  const found = made.at(-1);
  if (!found) throw new Error('the page has not asked for one');
  return found;
}
