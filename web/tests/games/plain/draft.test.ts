import { describe, expect, test } from 'vitest';
import { Draft } from '../../../src/games/plain/draft.svelte';
import { actionOf, formsOf } from '../../../src/games/plain/forms';
import type { TableTerms } from '../../../src/types/wire';
import { roomView, tableNews, turnWindow } from '../../support/news';
import { page, pass } from '../../support/page';
import { seated } from '../../support/table';

const schema = {
  discriminator: { propertyName: 'type' },
  anyOf: [{ $ref: '#/$defs/Say' }, { $ref: '#/$defs/Pass' }, { $ref: '#/$defs/Draw' }],
  $defs: {
    Say: {
      properties: {
        type: { enum: ['say'] },
        word: { type: 'string' },
        times: { type: 'integer' },
        loud: { type: 'boolean' },
        letters: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'null' }] },
      },
      required: ['type', 'word', 'times'],
    },
    Pass: { properties: { type: { enum: ['pass'] } } },
    Draw: { properties: { type: { enum: ['draw'] }, lines: { type: 'array', items: { type: 'object' } } } },
  },
};

/** A player who is asked, at a table of a game that only the server knows. */
function asked(windows = [turnWindow()]) {
  const table = seated();
  table.hear(roomView({ agreement: { game: 'chain', options: {} } as TableTerms }), tableNews({ windows }));
  const draft = new Draft(table.room);
  draft.forms = formsOf(schema);
  return { ...table, draft };
}

const pathsAsked = () => page.asked.map(({ path }) => path.replace('/api/v1', ''));

describe('a form', () => {
  test('is made of every action whose fields are plain', () => {
    expect(formsOf(schema).map(({ tag, fields }) => [tag, fields.map(({ kind }) => kind)])).toEqual([
      ['say', ['text', 'number', 'truth', 'list']],
      ['pass', []],
    ]);
  });

  test('says its action once nothing is missing', () => {
    const [form] = formsOf(schema);
    if (!form) throw new Error('no form');
    expect(actionOf(form, { word: 'КОТ' })).toBeNull();
    expect(actionOf(form, { word: 'КОТ', times: '1.5' })).toBeNull();
    expect(actionOf(form, { word: ' КОТ ', times: '2' })).toEqual({
      type: 'say',
      word: 'КОТ',
      times: 2,
      loud: false,
    });
    expect(actionOf(form, { word: 'КОТ', times: '0', loud: true, letters: 'К, О;Т' })).toEqual({
      type: 'say',
      word: 'КОТ',
      times: 0,
      loud: true,
      letters: ['К', 'О', 'Т'],
    });
  });

  test('is sent as it was filled in, and is empty afterwards', async () => {
    const { draft } = asked();
    draft.way = 'say';
    draft.filled = { word: 'КОТ' };
    await draft.send();
    expect([draft.isComplete, page.asked]).toEqual([false, []]);
    draft.filled = { word: 'КОТ', times: '2' };
    void draft.send();
    expect(page.request.body).toMatchObject({ window: 'w1', action: { type: 'say', word: 'КОТ', times: 2 } });
    await page.request.answer();
    expect([draft.filled, draft.isSending]).toEqual([{}, false]);
  });
});

describe('a typed line', () => {
  test('is read by the server, then sent, then cleared', async () => {
    const { draft } = asked();
    draft.text = 'say КОТ';
    const sent = draft.send();
    expect(draft.isSending).toBe(true);
    void draft.send(); // pressed twice
    await page.request.answer(200, { action: { type: 'say', word: 'КОТ' } });
    expect(pathsAsked()).toEqual(['/games/chain/actions/read', '/rooms/r1/acts']);
    expect(page.asked[0]?.body).toEqual({ text: 'say КОТ' });
    expect(page.request.body).toMatchObject({ action: { type: 'say', word: 'КОТ' } });
    await page.request.answer();
    await sent;
    expect([draft.text, draft.isSending]).toEqual(['', false]);
  });

  test.each([
    ['cannot be read', 0],
    ['is refused', 1],
  ])('stays when it %s, and the reason is shown', async (_, step) => {
    const { draft, room } = asked();
    draft.text = 'say';
    const sent = draft.send();
    if (step === 1) await page.request.answer(200, { action: { type: 'say' } });
    await page.request.answer(422, { title: 'Which word?', code: 'unreadable' });
    await sent;
    expect(room.problem).toMatchObject({ title: 'Which word?' });
    expect([draft.text, draft.isSending]).toEqual(['say', false]);
  });

  test('is nothing without letters, or when nobody is asked', async () => {
    const { draft, hear } = asked();
    draft.text = '  ';
    await draft.send();
    draft.text = 'pass';
    hear(tableNews({ windows: [turnWindow()], mine: [] }));
    await draft.send();
    expect([draft.window, page.asked]).toEqual([null, []]);
  });
});

test('the window that was chosen is answered; when it closes, the first that is open', () => {
  const { draft, hear } = asked([turnWindow('w1'), turnWindow('w2')]);
  expect(draft.window?.id).toBe('w1');
  draft.choose('w2');
  expect(draft.window?.id).toBe('w2');
  hear(tableNews({ windows: [turnWindow('w1'), turnWindow('w3')] }));
  expect(draft.window?.id).toBe('w1');
});

describe('a preview', () => {
  test('is requested after a pause, and only for the last text', async () => {
    const { draft } = asked();
    draft.text = 'say К';
    const stop = draft.look();
    await pass(200);
    stop();
    draft.text = 'say КОТ';
    draft.look();
    await pass(299);
    expect(page.asked).toEqual([]);
    await pass(1);
    expect(page.asked.map(({ body }) => body)).toEqual([{ text: 'say КОТ' }]);
    await page.request.answer(200, { action: { type: 'say', word: 'КОТ' } });
    await pass(90);
    expect(page.request.body).toEqual({ seat: 0, window: 'w1', action: { type: 'say', word: 'КОТ' } });
    await page.request.answer(200, { preview: { points: 3 }, problem: null });
    expect(draft.preview.value).toEqual({ points: 3 });
  });

  test('is dropped when something else was typed meanwhile', async () => {
    const { draft } = asked();
    draft.text = 'say К';
    draft.look();
    await pass(300);
    const { request } = page;
    draft.text = '';
    draft.look();
    await request.answer(200, { action: { type: 'say', word: 'К' } });
    await pass(1000);
    expect(pathsAsked()).toEqual(['/games/chain/actions/read']);
  });

  test('never shows an answer that is older than the question', async () => {
    const { draft } = asked();
    draft.way = 'say';
    draft.filled = { word: 'К', times: '1' };
    draft.look();
    await pass(90);
    const older = page.request;
    draft.filled = { word: 'КОТ', times: '1' };
    draft.look();
    await pass(90);
    await page.request.answer(200, { preview: 'newer', problem: null });
    await older.answer(200, { preview: 'older', problem: null });
    expect([draft.preview.value, draft.preview.isAsking]).toEqual(['newer', false]);
  });
});
