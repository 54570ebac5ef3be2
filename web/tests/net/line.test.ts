import { describe, expect, test, vi } from 'vitest';
import { Line } from '../../src/net/line.svelte';
import type { News } from '../../src/types/wire';
import { openPage, page, pass, reloadPage, settled } from '../support/page';

function startedLine(): Line {
  const line = new Line();
  line.start();
  return line;
}

function liveLine(): Line {
  const line = startedLine();
  page.socket.open();
  return line;
}

/** A listener to a room that has received this much. */
function listener(heardTo = 0, lines = 0) {
  const heard: News[] = [];
  return { heard, heardTo, hear: (news: News) => heard.push(news), since, lines: () => lines };

  function since(this: { heardTo: number }): number {
    return this.heardTo;
  }
}

const watchOf = (room: string, since = 0, lines = 0) => ({
  t: 'watch',
  room,
  since,
  lines,
  client: `watch:${room}`,
});

describe('a socket', () => {
  test('is opened at the own site, in the language of the page', async () => {
    startedLine();
    expect(page.socket.url).toBe('wss://slovoteka.test/api/v1/socket?lang=ru');
  });

  test('is unencrypted if the page came without https', async () => {
    vi.stubGlobal('location', { protocol: 'http:', host: '127.0.0.1:8000' });
    startedLine();
    expect(page.socket.url).toBe('ws://127.0.0.1:8000/api/v1/socket?lang=ru');
  });

  test('is asked for every room once it is open, and only once for each', async () => {
    const line = new Line();
    line.watch('r1', listener(7, 3));
    line.start();
    line.watch('r2', listener());
    expect(page.socket.sent).toEqual([]);
    page.socket.open();
    expect(page.socket.sent).toEqual([watchOf('r1', 7, 3), watchOf('r2')]);
  });

  test('is asked at once for a room that is watched later, and gets a notice when it is watched no more', async () => {
    const line = liveLine();
    const unwatch = line.watch('r1', listener(2));
    unwatch();
    expect(page.socket.sent).toEqual([watchOf('r1', 2), { t: 'unwatch', room: 'r1' }]);
  });

  test('goes on telling a newer listener when the older one leaves', async () => {
    const line = liveLine();
    const [older, newer] = [listener(), listener()];
    const unwatchOlder = line.watch('r1', older);
    line.watch('r1', newer);
    unwatchOlder();
    page.socket.tell({ t: 'answered', room: 'r1', window: 'w1', count: 1 });
    expect(page.socket.sentOf('unwatch')).toEqual([]);
    expect([older.heard.length, newer.heard.length]).toEqual([0, 1]);
  });

  test('brings news to the listener of their room', async () => {
    const line = liveLine();
    const [here, there] = [listener(), listener()];
    line.watch('r1', here);
    line.watch('r2', there);
    const news = { t: 'answered', room: 'r2', window: 'w1', count: 1 };
    page.socket.tell(news);
    page.socket.tell({ t: 'answered', room: 'r3', window: 'w1', count: 1 });
    expect(here.heard).toEqual([]);
    expect(there.heard).toEqual([news]);
  });

  test('brings a refusal to the room that asked', async () => {
    const line = liveLine();
    const asking = listener();
    line.watch('r1', asking);
    page.socket.tell({ t: 'refused', client: 'watch:r2', problem: {} });
    page.socket.tell({ t: 'refused', client: 'watch:r1', problem: { code: 'no-such-room' } });
    expect(asking.heard).toEqual([{ t: 'refused', client: 'watch:r1', problem: { code: 'no-such-room' } }]);
  });
});

describe('a line that breaks', () => {
  test('tells that it is away, and when it will try again', async () => {
    const line = startedLine();
    expect(line.status).toBe('connecting');
    page.socket.open();
    expect(line.status).toBe('live');
    page.socket.drop();
    expect(line.status).toBe('away');
    expect(line.retryAt).toBe(Date.now() + 500);
    await pass(500);
    page.socket.open();
    expect(line.status).toBe('live');
    expect(line.retryAt).toBe(0);
  });

  test('tries again after pauses that double up to a limit', async () => {
    page.isOffline = true;
    const line = startedLine();
    const pauses: number[] = [];
    for (let tries = 1; tries <= 8; tries++) {
      page.socket.drop();
      const wait = line.retryAt - Date.now();
      pauses.push(wait);
      await pass(wait - 1);
      expect(page.sockets.length).toBe(tries);
      await pass(1);
      expect(page.sockets.length).toBe(tries + 1);
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  });

  test('begins with the shortest pause after it has been live', async () => {
    page.isOffline = true;
    const line = startedLine();
    for (const pause of [500, 1000, 2000]) {
      page.socket.drop();
      await pass(pause);
    }
    page.socket.open();
    page.socket.drop();
    expect(line.retryAt - Date.now()).toBe(500);
  });

  test('goes on after the last number that was heard, and asks only once', async () => {
    const line = liveLine();
    const hearing = listener(3);
    line.watch('r1', hearing);
    hearing.heardTo = 9;
    page.socket.drop();
    await pass(500);
    page.socket.open();
    expect(page.socket.sent).toEqual([watchOf('r1', 9)]);
  });

  test('keeps what is asked meanwhile until it is back', async () => {
    const line = liveLine();
    page.socket.drop();
    line.watch('r1', listener());
    const unwatch = line.watch('r2', listener());
    unwatch();
    await pass(500);
    page.socket.open();
    expect(page.socket.sent).toEqual([watchOf('r1')]);
  });

  test('does not mind an old socket that closes late', async () => {
    const line = startedLine();
    const old = page.socket;
    line.retryNow();
    page.socket.open();
    old.drop();
    await settled();
    expect(line.status).toBe('live');
    expect(page.sockets.length).toBe(2);
  });

  test('is not opened twice when somebody asks for it now', async () => {
    const line = liveLine();
    page.socket.drop();
    line.retryNow();
    expect(page.sockets.length).toBe(2);
    page.socket.open();
    line.retryNow();
    await pass(15_000);
    expect(page.sockets.length).toBe(2);
  });

  test('is away as soon as the browser is offline, and tries as soon as it is online', async () => {
    const line = liveLine();
    page.happen('offline');
    expect(line.status).toBe('away');
    expect(page.socket.isClosed).toBe(true);
    page.happen('online');
    expect(page.sockets.length).toBe(2);
    page.socket.open();
    await pass(1000);
    expect(line.status).toBe('live');
    expect(page.sockets.length).toBe(2);
  });

  test('tries when somebody looks at the page again, unless it is live', async () => {
    const line = liveLine();
    page.show('visible');
    expect(page.sockets.length).toBe(1);
    page.socket.drop();
    page.show('hidden');
    expect(page.sockets.length).toBe(1);
    page.show('visible');
    expect(page.sockets.length).toBe(2);
    expect(line.status).toBe('away');
  });
});

describe('a network that is lost silently', () => {
  test('is not suspected as long as pings are answered', async () => {
    const line = liveLine();
    for (let minute = 0; minute < 8; minute++) {
      await pass(15_000);
      page.socket.tell({ t: 'pong', now_ms: 0 });
    }
    expect(page.socket.sentOf('ping').length).toBe(8);
    expect(line.status).toBe('live');
    expect(page.sockets.length).toBe(1);
  });

  test('is given up when nothing has come for two pings', async () => {
    const line = liveLine();
    await pass(29_999);
    expect(line.status).toBe('live');
    await pass(1);
    expect(line.status).toBe('away');
    expect(page.socket.isClosed).toBe(true);
    await pass(500);
    expect(page.sockets.length).toBe(2);
    page.socket.open();
    expect(page.socket.sentOf('ping')).toEqual([]); // the pings of the old socket have ended
    await pass(15_000);
    expect(page.socket.sentOf('ping').length).toBe(1);
  });
});

describe('the lobby', () => {
  test('is sent while somebody looks at it', async () => {
    const line = liveLine();
    const [one, other] = [vi.fn(), vi.fn()];
    const leaveOne = line.watchLobby(one);
    const leaveOther = line.watchLobby(other);
    page.socket.tell({ t: 'lobby' });
    leaveOne();
    expect(page.socket.sent.at(-1)).toEqual({ t: 'lobby', on: true });
    page.socket.tell({ t: 'lobby' });
    leaveOther();
    expect(page.socket.sent.at(-1)).toEqual({ t: 'lobby', on: false });
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
  });

  test('may have changed while the line was away', async () => {
    const line = liveLine();
    const changed = vi.fn();
    line.watchLobby(changed);
    page.socket.drop();
    await pass(500);
    expect(changed).not.toHaveBeenCalled();
    page.socket.open();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(page.socket.sent).toEqual([{ t: 'lobby', on: true }]);
  });
});

describe('a review', () => {
  test('goes to those who follow it at this depth, until they leave', async () => {
    const line = liveLine();
    const hear = vi.fn();
    const leave = line.followReview({ room: 'r1', depth: 'quick', hear });
    const news = { t: 'review', room: 'r1', depth: 'quick', done: 3 };
    page.socket.tell(news);
    page.socket.tell({ ...news, depth: 'deep' });
    page.socket.tell({ ...news, room: 'r2' });
    leave();
    page.socket.tell(news);
    expect(hear.mock.calls).toEqual([[news]]);
    const follow = { t: 'follow-review', room: 'r1', depth: 'quick' };
    expect(page.socket.sent).toEqual([
      { ...follow, on: true },
      { ...follow, on: false },
    ]);
  });

  test('is polled only while the line is away, and followed again afterwards', async () => {
    const line = liveLine();
    const hear = vi.fn();
    line.followReview({ room: 'r1', depth: 'usual', hear });
    await pass(3000);
    expect(hear).not.toHaveBeenCalled();
    page.socket.drop();
    await pass(499);
    page.happen('offline'); // a longer pause
    await pass(1001);
    expect(hear.mock.calls).toEqual([[null]]);
    page.socket.open();
    expect(page.socket.sentOf('follow-review').length).toBe(1);
  });
});

describe('where sockets are blocked', () => {
  /** Two handshakes have failed, and a plain request was answered. */
  async function fallBack(watched: ReturnType<typeof listener> | null = listener(4, 2)) {
    const line = startedLine();
    if (watched) line.watch('r1', watched);
    page.socket.drop();
    await pass(500);
    page.socket.drop();
    expect(page.request.path).toBe('/health/live');
    await page.request.answer();
    return line;
  }

  test('each room has a stream that begins after the last number', async () => {
    const line = await fallBack();
    expect(page.streams.map(({ url }) => url)).toEqual(['/api/v1/rooms/r1/events?since=4&lines=2']);
    expect(line.status).toBe('away');
    page.stream.onopen?.();
    expect(line.status).toBe('live');
    line.watch('r2', listener());
    expect(page.streams.map(({ url }) => url).slice(1)).toEqual(['/api/v1/rooms/r2/events?since=0&lines=0']);
    expect(page.sockets.length).toBe(2);
  });

  test('a reload begins with streams, another visit with a socket', async () => {
    await fallBack();
    reloadPage();
    const line = new Line();
    line.watch('r1', listener());
    line.start();
    expect([page.sockets.length, page.streams.length > 0]).toEqual([0, true]);
    openPage();
    startedLine();
    expect([page.sockets.length, page.streams.length]).toEqual([1, 0]);
  });

  test('one handshake that fails proves nothing', async () => {
    startedLine();
    page.socket.drop();
    await pass(500);
    expect(page.asked).toEqual([]);
  });

  test('sockets that were open before they broke are not blocked', async () => {
    startedLine();
    for (let time = 0; time < 5; time++) {
      page.socket.open();
      page.socket.drop();
      await pass(500);
    }
    page.socket.drop(); // a single failed handshake afterwards proves nothing either
    expect(page.asked).toEqual([]);
    expect(page.streams).toEqual([]);
  });

  test.each([
    ['fails', () => page.request.breakOff()],
    ['is refused', () => page.request.answer(503)],
  ])('it is no use to ask for streams when a plain request %s', async (_, happens) => {
    const line = startedLine();
    line.watch('r1', listener());
    page.socket.drop();
    await pass(500);
    page.socket.drop();
    await happens();
    await pass(1000);
    expect(page.streams).toEqual([]);
    expect(page.sockets.length).toBe(3);
    expect(page.session.keys).toEqual([]);
  });

  test('a socket that opens before the plain request is answered is kept', async () => {
    const line = startedLine();
    line.watch('r1', listener());
    page.socket.drop();
    await pass(500);
    page.socket.drop();
    const { request } = page;
    await pass(1000);
    page.socket.open();
    await request.answer();
    expect(page.streams).toEqual([]);
    expect(line.status).toBe('live');
  });

  test('news come over the stream', async () => {
    const watched = listener();
    await fallBack(watched);
    page.stream.onopen?.();
    page.stream.tell({ t: 'answered', room: 'r1', window: 'w1', count: 1 });
    expect(watched.heard.length).toBe(1);
  });

  test('a stream that breaks is opened again after a pause, from the last number on', async () => {
    const watched = listener(4);
    const line = await fallBack(watched);
    page.stream.onopen?.();
    const broken = page.stream;
    watched.heardTo = 11;
    broken.onerror?.();
    expect(broken.isClosed).toBe(true);
    expect(line.status).toBe('away');
    await pass(499);
    expect(page.streams.length).toBe(1);
    await pass(1);
    expect(page.streams.length).toBe(2);
    expect(page.stream.url).toContain('since=11');
    broken.onerror?.(); // this stream has been replaced
    page.stream.onopen?.();
    expect(line.status).toBe('live');
  });

  test('there is only one stream for each room at a time', async () => {
    const line = await fallBack();
    line.retryNow();
    line.retryNow();
    expect(page.streams.filter(({ isClosed }) => !isClosed).length).toBe(1);
  });

  test('a stream is closed with the room', async () => {
    await fallBack();
    reloadPage();
    const line = startedLine();
    const unwatch = line.watch('r1', listener());
    unwatch();
    expect(page.streams.map(({ isClosed }) => isClosed)).toEqual([true]);
  });

  test('a silent stream is opened again, because pages cannot see its keep-alives', async () => {
    const watched = listener(4);
    const line = await fallBack(watched);
    page.stream.onopen?.();
    await pass(30_000);
    expect(line.status).toBe('away');
    await pass(500);
    page.stream.onopen?.();
    expect(line.status).toBe('live');
    expect(page.streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  test('a page without a room does not lose its connection', async () => {
    const line = await fallBack(null);
    for (let second = 0; second < 90; second++) {
      await pass(1000);
      expect(line.status).toBe('live');
    }
    expect(page.streams).toEqual([]);
  });

  test('lobby and reviews are polled', async () => {
    const line = await fallBack(null);
    const [changed, hear] = [vi.fn(), vi.fn()];
    line.watchLobby(changed);
    const leave = line.followReview({ room: 'r1', depth: 'quick', hear });
    await pass(1500);
    leave();
    await pass(8500);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(hear.mock.calls).toEqual([[null]]);
  });
});
