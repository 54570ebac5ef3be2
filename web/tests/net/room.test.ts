import { describe, expect, test } from 'vitest';
import { Problem } from '../../src/net/http';
import { readOutbox } from '../../src/net/outbox';
import { withoutTakenBack } from '../../src/net/room.svelte';
import { newSalt, saltOf } from '../../src/net/salts';
import type { LineView } from '../../src/types/wire';
import { chair, input, roomView, tableNews, turnWindow } from '../support/news';
import { page, pass, reloadPage, settled } from '../support/page';
import { opened, seated } from '../support/table';

const move = { type: 'lay', letter: 'Д' };
const otherMove = { type: 'lay', letter: 'О' };
const acts = () => page.asked.filter(({ path }) => path.endsWith('/acts'));
const clientsSent = () => acts().map(({ body }) => body?.client);

describe('a move', () => {
  test('is sent as it was made and is kept until it is stored', async () => {
    const { room } = seated();
    const acted = room.act(move, turnWindow());
    expect(page.request).toMatchObject({ method: 'POST', path: '/api/v1/rooms/r1/acts' });
    expect(page.request.body).toEqual({
      client: expect.any(String),
      seat: 0,
      window: 'w1',
      action: move,
      final: true,
    });
    expect(readOutbox('r1')).toEqual([page.request.body]);
    expect(room.sending).toEqual([page.request.body]);
    await page.request.answer();
    expect(await acted).toBe(true);
    expect(readOutbox('r1')).toEqual([]);
    expect(room.sending).toEqual([]);
  });

  test.each([
    ['the network fails', () => page.request.breakOff()],
    ['the server is about to come back', () => page.request.answer(503)],
    ['a proxy answers for it', () => page.request.answer(502, '<h1>Bad gateway</h1>')],
    ['the page of some network comes instead', () => page.request.answer(200, '<h1>Sign in</h1>')],
  ])('is sent again after a rest, as the same one, when %s', async (_, happens) => {
    const { room } = seated();
    const acted = room.act(move, turnWindow());
    await happens();
    await pass(1999);
    expect(acts().length).toBe(1);
    expect(readOutbox('r1').length).toBe(1);
    await pass(1);
    expect(acts().length).toBe(2);
    expect(page.request.body).toEqual(page.asked[0]?.body);
    await page.request.answer();
    expect(await acted).toBe(true);
    await pass(60_000);
    expect(acts().length).toBe(2);
    expect(room.problem).toBeNull();
  });

  test('that is refused is dropped, and the reason stays until something else is done', async () => {
    const { room } = seated();
    const acted = room.act(move, turnWindow());
    await page.request.answer(409, { title: 'Not yours', code: 'no-such-window' });
    expect(await acted).toBe(false);
    expect(room.problem).toMatchObject({ title: 'Not yours', status: 409 });
    expect(readOutbox('r1')).toEqual([]);
    expect(room.sending).toEqual([]);
    await pass(60_000);
    expect(acts().length).toBe(1);
    void room.act(otherMove, turnWindow());
    expect(room.problem).toBeNull();
  });

  test('is not sent twice when somebody presses twice, but another one is', async () => {
    const { room } = seated();
    void room.act(move, turnWindow());
    expect(await room.act({ ...move }, turnWindow())).toBe(false);
    void room.act(otherMove, turnWindow());
    void room.act(move, turnWindow('w2'));
    expect(acts().length).toBe(3);
    expect(new Set(clientsSent()).size).toBe(3);
  });

  test('may be made once more after it was refused', async () => {
    const { room } = seated();
    void room.act(move, turnWindow());
    await page.request.answer(409, { title: '', code: 'illegal' });
    void room.act(move, turnWindow());
    expect(new Set(clientsSent()).size).toBe(2);
  });

  test('needs a seat and a window', async () => {
    const { room, hear } = opened();
    hear(roomView(), tableNews({ seat: null }));
    expect(await room.act(move, turnWindow())).toBe(false);
    expect(await seated().room.act(move, null)).toBe(false);
    expect(page.asked).toEqual([]);
  });
});

describe('a reload', () => {
  /** Two moves are made without a connection, and the page is reloaded. */
  async function interrupted() {
    page.isOffline = true;
    const { room } = seated();
    void room.act(move, turnWindow());
    void room.act(otherMove, turnWindow('w2'));
    await settled();
    const made = clientsSent();
    reloadPage();
    return made;
  }

  test('sends what was on its way once more, as the same moves, when the table is there', async () => {
    const made = await interrupted();
    const { room, hear } = opened();
    expect(room.sending.map(({ client }) => client)).toEqual(made);
    hear(roomView(), { t: 'seated', room: 'r1', seats: [0] });
    expect(page.asked).toEqual([]);
    hear(tableNews());
    expect(clientsSent()).toEqual(made);
    hear(tableNews(), tableNews({ seat: 1 }));
    expect(acts().length).toBe(2);
    for (const sent of acts()) await sent.answer();
    expect(room.sending).toEqual([]);
    expect(page.local.keys).toEqual([]);
  });

  test('does not bring back what has arrived or was refused in the end', async () => {
    await interrupted();
    const { room, hear } = opened();
    hear(tableNews());
    await acts()[0]?.answer();
    await acts()[1]?.answer(409, { title: '', code: 'illegal' });
    reloadPage();
    expect(opened().room.sending).toEqual([]);
    expect(room.problem).toMatchObject({ code: 'illegal' });
  });

  test('keeps a move that was waiting from being made a second time', async () => {
    await interrupted();
    const { room, hear } = opened();
    hear({ t: 'seated', room: 'r1', seats: [0] }, tableNews());
    expect(await room.act(move, turnWindow())).toBe(false);
    expect(acts().length).toBe(2);
  });

  test('survives an outbox that is damaged', () => {
    page.local.setItem('slovoteka.outbox.r1', 'null');
    const { room, hear } = seated();
    hear(tableNews());
    expect(room.sending).toEqual([]);
  });
});

describe('news', () => {
  test('tell where the connection resumes', () => {
    const { hear, place } = seated();
    expect(place()).toEqual([0, 0]);
    hear(tableNews({ inputs: [input(1), input(2)] }), line(5));
    expect(place()).toEqual([2, 5]);
  });

  test('count once, however often they come', () => {
    const { room, hear } = seated();
    hear(
      tableNews({ inputs: [input(1), input(2)] }),
      tableNews({ inputs: [input(2), input(3)] }),
      line(1),
      line(1),
    );
    expect(room.history.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(room.lines.length).toBe(1);
  });

  test('are stored once for all seats of a shared device', () => {
    const { room, hear } = seated([1, 3]);
    hear(tableNews({ seat: 3, inputs: [input(1)] }));
    expect(room.history).toEqual([]);
    hear(tableNews({ seat: 1, inputs: [input(1)] }));
    expect(room.history.length).toBe(1);
  });

  test('leave out inputs that were taken back', () => {
    const takeBack = input(4, { host: { type: 'take-back', number: 2 } });
    const inputs = [input(1), input(2), input(3), takeBack, input(5)];
    expect(withoutTakenBack(inputs).map(({ number }) => number)).toEqual([1, 4, 5]);
    expect(withoutTakenBack([takeBack])).toEqual([takeBack]);
  });

  test('mark lines as read that were written before the visit', async () => {
    const { room, hear } = seated();
    hear(line(1), line(2));
    expect(room.unread).toBe(0);
    await pass(1000);
    hear(line(3));
    expect(room.unread).toBe(1);
  });

  test('are only a reason if the room may not be watched', () => {
    const { room, hear } = opened();
    hear({ t: 'refused', client: 'watch:r1', problem: { code: 'no-such-room' } });
    expect(room.closed).toEqual({ code: 'no-such-room' });
  });

  test('end when the room is closed', () => {
    const { room, isWatched } = opened();
    room.close();
    expect(isWatched()).toBe(false);
  });

  function line(number: number): LineView {
    return { t: 'line', room: 'r1', number, at_ms: 0, person: 'p', name: '', audience: 'table', text: '' };
  }
});

describe('secret answers', () => {
  const sealed = turnWindow('w1', { mode: 'sealed' });

  test('are known to this device as soon as they are stored, until their window closes', async () => {
    const { room, hear } = seated();
    hear(tableNews({ windows: [sealed] }));
    void room.act(move, sealed, { final: false });
    expect(room.answer('w1')).toBeNull();
    await page.request.answer();
    expect(room.answer('w1')).toEqual({ action: move, final: false });
    hear(tableNews({ windows: [sealed, turnWindow('w2')] }));
    expect(room.answer('w1')).toEqual({ action: move, final: false });
    hear(tableNews({ windows: [turnWindow('w2')] }));
    expect(room.answer('w1')).toBeNull();
  });

  test('are no longer asked for once a final one is being sent', async () => {
    const { room, hear } = seated();
    hear(tableNews({ windows: [sealed] }));
    expect(room.due).toEqual([0]);
    void room.act(move, sealed, { final: false });
    expect(room.due).toEqual([0]);
    void room.act(move, sealed);
    expect(room.due).toEqual([]);
    for (const sent of acts()) await sent.answer();
    expect(room.due).toEqual([]);
  });
});

describe('a shared device', () => {
  test('shows no private view until a player confirms, and hides it after the turn', () => {
    const { room, hear } = seated([0, 1]);
    expect(room.seat).toBeNull();
    room.show(1);
    hear(tableNews({ seat: 1 }));
    expect(room.seat).toBe(1);
    hear(tableNews({ seat: 1, mine: [] }));
    expect(room.seat).toBeNull();
  });
});

describe('salts', () => {
  const opening = (hash: string) => roomView({ stage: 'opening', chairs: [chair(0, hash), chair(1, 'ff')] });

  test('are opened once, for own chairs only, in whatever order the news come', async () => {
    const hash = newSalt();
    const { hear } = opened();
    hear(opening(hash));
    expect(page.asked).toEqual([]);
    hear({ t: 'seated', room: 'r1', seats: [0] }, opening(hash));
    expect(page.asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/v1/rooms/r1/chairs/0/salt', { salt: saltOf(hash) }],
    ]);
  });

  test('stay on the device that has made them', () => {
    newSalt();
    const { hear } = opened();
    hear({ t: 'seated', room: 'r1', seats: [0] }, opening('ab'));
    expect(page.asked).toEqual([]);
  });
});

test('a finally refused request is shown as a problem, not thrown', async () => {
  const { room } = seated();
  const sent = room.say('hello');
  await page.request.answer(429, { title: 'Slow down', code: 'too-many', retry_after_s: 3 });
  await sent;
  expect(room.problem).toEqual({ title: 'Slow down', code: 'too-many', retry_after_s: 3, status: 429 });
  expect(new Problem({ title: '', status: 429, code: '' }).isPassing).toBe(false);
});
