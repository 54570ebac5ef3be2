import { describe, expect, test } from 'vitest';
import { newClientId, putInOutbox, readOutbox, type Sending, takeFromOutbox } from '../../src/net/outbox';
import { page } from '../support/page';

const KEPT_AS = 'slovoteka.outbox.r1';

function sending(client: string): Sending {
  return { client, seat: 0, window: 'w1', action: { type: 'pass' }, final: true };
}

const clients = () => readOutbox('r1').map(({ client }) => client);

test('moves wait in order until each is taken out, separately for each room', () => {
  for (const client of ['a', 'b', 'c']) putInOutbox('r1', sending(client));
  putInOutbox('r2', sending('d'));
  takeFromOutbox('r1', 'b');
  expect(readOutbox('r1')).toEqual([sending('a'), sending('c')]);
  expect(readOutbox('r2')).toEqual([sending('d')]);
});

test('nothing is left in storage when all have arrived', () => {
  putInOutbox('r1', sending('a'));
  takeFromOutbox('r1', 'a');
  takeFromOutbox('r1', 'a');
  expect(page.local.keys).toEqual([]);
});

test('moves of another tab stay', () => {
  putInOutbox('r1', sending('a'));
  page.local.setItem(KEPT_AS, JSON.stringify([sending('a'), sending('of another tab')]));
  putInOutbox('r1', sending('b'));
  takeFromOutbox('r1', 'a');
  expect(clients()).toEqual(['of another tab', 'b']);
});

test('the number of stored moves is limited', () => {
  for (let number = 1; number <= 120; number++) putInOutbox('r1', sending(String(number)));
  expect(clients()).toEqual(Array.from({ length: 100 }, (_, at) => String(at + 21)));
});

test('a full storage does not stop the game', () => {
  page.local.isFull = true;
  putInOutbox('r1', sending('a'));
  takeFromOutbox('r1', 'a');
  expect(clients()).toEqual([]);
});

describe('damaged entries are ignored', () => {
  test.each([
    ['no JSON', '[{"client":'],
    ['null', 'null'],
    ['no list', '{"client":"a"}'],
    ['a list of something else', '[null, 1, "a", [], {}, {"client": 1}, {"client": "a", "seat": 0}]'],
  ])('%s', (_, text) => {
    page.local.setItem(KEPT_AS, text);
    expect(readOutbox('r1')).toEqual([]);
    putInOutbox('r1', sending('b'));
    expect(clients()).toEqual(['b']);
  });

  test('intact entries beside damaged ones are kept', () => {
    page.local.setItem(KEPT_AS, JSON.stringify([null, sending('a')]));
    expect(clients()).toEqual(['a']);
  });
});

test('every move has its own client id in the form that the server accepts', () => {
  const names = Array.from({ length: 50 }, newClientId);
  expect(new Set(names).size).toBe(50);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{24}$/);
});
