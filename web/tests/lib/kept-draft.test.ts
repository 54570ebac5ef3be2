import { describe, expect, test } from 'vitest';
import { draftPlace, keepDraft, keptDraft } from '../../src/lib/kept-draft';
import { page, reloadPage } from '../support/page';

const blank = { words: [] as string[], at: 0, chosen: null as string | null };
const begun = { words: ['КОТ'], at: 2, chosen: 'hand:0' };
const place = draftPlace('r1', 0);

test('a draft survives a reload unchanged', () => {
  keepDraft(place, begun);
  reloadPage();
  expect(keptDraft(place, blank)).toEqual(begun);
});

test('every seat, part and room has a draft of its own', () => {
  keepDraft(place, begun);
  for (const other of [draftPlace('r1', 1), draftPlace('r1', 0, 1), draftPlace('r2', 0)])
    expect(keptDraft(other, blank)).toBe(blank);
});

test('a finished draft is removed from storage', () => {
  keepDraft(place, begun);
  keepDraft(place, null);
  expect(page.session.keys).toEqual([]);
});

test('a full storage does not stop the game', () => {
  page.session.isFull = true;
  keepDraft(place, begun);
  expect(keptDraft(place, blank)).toBe(blank);
});

describe('a draft of another shape is ignored', () => {
  test.each([
    ['no JSON', '{"words":'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['a part that is missing', '{"words":[]}'],
    ['a part of another kind', '{"words":"КОТ","at":0}'],
    ['an object for a list', '{"words":{},"at":0}'],
  ])('%s', (_, text) => {
    page.session.setItem(place, text);
    expect(keptDraft(place, blank)).toBe(blank);
  });

  test('fields that are null in the blank draft may have any shape', () => {
    page.session.setItem(place, '{"words":[],"at":1,"chosen":{"at":3}}');
    expect(keptDraft(place, blank)).toEqual({ words: [], at: 1, chosen: { at: 3 } });
  });
});
