/** First steps in Scrabble and its other modes. */

import { type Guide, numbered, type Part, type Picture } from '../guides';

/** Values of letters that are worth more than one point. */
const VALUES: Record<string, number> = { К: 2, М: 2, Я: 3, Ж: 5 };

/** Letters as tiles: a capital lies on the board, a small letter is being laid, `?` is a blank. */
function tiles(word: string): Picture {
  const parts = [...word].map((letter): Part => {
    if (letter === '?') return { sign: '' };
    const sign = letter.toUpperCase();
    return { sign, value: VALUES[sign] ?? 1, look: sign === letter ? '' : 'new' };
  });
  return { kind: 'tile', parts };
}

const PREMIUMS: Picture = {
  kind: 'square',
  parts: [
    { sign: '×2', look: 'dl' },
    { sign: '×3', look: 'tl' },
    { sign: '×2', look: 'dw' },
    { sign: '×3', look: 'tw' },
  ],
};

const USUAL = numbered([tiles('КОТИНА?'), tiles('кот'), tiles('КОТик'), PREMIUMS, tiles('ЖЯ?')]);

/** Each other mode has one step about its difference. If the usual rules hold too, the usual steps follow. */
const MODES: Record<string, { picture: Picture; isLikeUsual: boolean }> = {
  duplicate: { picture: tiles('КОТИНАР'), isLikeUsual: true },
  solitaire: { picture: tiles('КОТИНАР'), isLikeUsual: true },
  reverse: { picture: tiles('КОМНат'), isLikeUsual: false },
  bingo: { picture: tiles('КОМНАТа'), isLikeUsual: false },
};

export const guide: Guide = (options) => {
  const mode = String(options.mode);
  const own = MODES[mode];
  if (!own) return USUAL;
  return [{ text: mode, picture: own.picture }, ...(own.isLikeUsual ? USUAL : [])];
};
// texts: scrabble-guide.*
