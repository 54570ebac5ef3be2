import { describe, expect, test } from 'vitest';
import { Play } from '../../../src/games/codenames/play.svelte';
import type { CodenamesRoom } from '../../../src/games/codenames/sight';
import type { WindowView } from '../../../src/types/wire';
import { tableNews, turnWindow } from '../../support/news';
import { page } from '../../support/page';
import { seated } from '../../support/table';

describe('a chosen word', () => {
  const guess = (id: string): WindowView => turnWindow(id, { kind: 'guess' });
  const TABLE = { game: 1, turn: 0, clues: [{}], covers: [null, null] };

  function asked() {
    const { room, hear } = seated();
    const play = new Play(room as CodenamesRoom);
    const show = (window: WindowView, table: object = {}) =>
      hear(tableNews({ windows: [window], public: { ...TABLE, ...table } }));
    show(guess('guess:1'));
    play.aimAt('КИТ');
    return { play, show };
  }

  test('stays when somebody else has answered, and is then sent to the present window', () => {
    const { play, show } = asked();
    show(guess('guess:2'));
    expect(play.aim).toBe('КИТ');
    void play.confirm();
    expect(page.asked.at(-1)?.body).toMatchObject({
      window: 'guess:2',
      action: { type: 'touch', word: 'КИТ' },
    });
  });

  test.each([
    ['another clue', guess('guess:2'), { clues: [{}, {}] }],
    ['the turn of the others', guess('guess:2'), { turn: 1 }],
    ['a word that was opened', guess('guess:2'), { covers: ['red', null] }],
    ['another game', guess('guess:2'), { game: 2 }],
    ['a word to be covered instead', turnWindow('penalty:2', { kind: 'penalty' }), {}],
    ['a pause', turnWindow('ready:2', { kind: 'ready' }), {}],
  ])('is forgotten with %s', (_, window, table) => {
    const { play, show } = asked();
    show(window, table);
    expect(play.aim).toBeNull();
  });
});
