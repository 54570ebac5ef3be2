import { describe, expect, test } from 'vitest';
import { newClientId, putInOutbox, readOutbox, type Sending, takeFromOutbox } from '../../src/net/outbox';
import { page } from '../support/page';

const KEPT_AS = 'slovoteka.outbox.r1';

function sending(client: string): Sending {
  return { client, seat: 0, window: 'w1', action: { type: 'pass' }, final: true };
}

const clients = () => readOutbox('r1').map(({ client }) => client);

test('moves wait in their order until each is taken out, every room for itself', () => {
  for (const client of ['a', 'b', 'c']) putInOutbox('r1', sending(client));
  putInOutbox('r2', sending('d'));
  takeFromOutbox('r1', 'b');
  expect(readOutbox('r1')).toEqual([sending('a'), sending('c')]);
  expect(readOutbox('r2')).toEqual([sending('d')]);
});

test('nothing is left behind when all have arrived', () => {
  putInOutbox('r1', sending('a'));
  takeFromOutbox('r1', 'a');
  takeFromOutbox('r1', 'a');
  expect(page.local.keys).toEqual([]);
});

test('what another tab has put there stays', () => {
  putInOutbox('r1', sending('a'));
  page.local.setItem(KEPT_AS, JSON.stringify([sending('a'), sending('of another tab')]));
  putInOutbox('r1', sending('b'));
  takeFromOutbox('r1', 'a');
  expect(clients()).toEqual(['of another tab', 'b']);
});

test('there is room for as many moves as anybody makes on a dead line, and for no more', () => {
  for (let number = 1; number <= 120; number++) putInOutbox('r1', sending(String(number)));
  expect(clients()).toEqual(Array.from({ length: 100 }, (_, at) => String(at + 21)));
});

test('a full storage stops nobody from playing', () => {
  page.local.isFull = true;
  putInOutbox('r1', sending('a'));
  takeFromOutbox('r1', 'a');
  expect(clients()).toEqual([]);
});

describe('what is damaged does not count', () => {
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

  test('but what is whole beside it does', () => {
    page.local.setItem(KEPT_AS, JSON.stringify([null, sending('a')]));
    expect(clients()).toEqual(['a']);
  });
});

test('every move has a name of its own that the server takes', () => {
  const names = Array.from({ length: 50 }, newClientId);
  expect(new Set(names).size).toBe(50);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{24}$/);
});
