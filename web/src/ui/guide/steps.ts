/** The steps of each guide and what lies beside their words. The words are in the catalogue `guide`. */

/** A thing in a picture: what stands on it, how it looks, what it is worth. */
export interface Part {
  sign: string;
  look?: string;
  value?: number;
}
export interface Picture {
  kind: 'tile' | 'card' | 'key' | 'name' | 'square';
  parts: Part[];
}
export interface Step {
  /** In the catalogue: `guide.<text>-title` and `guide.<text>`. */
  text: string;
  picture: Picture;
}

const VALUES: Record<string, number> = {
  К: 2,
  О: 1,
  Т: 1,
  И: 1,
  Д: 2,
  М: 2,
  Н: 1,
  Р: 1,
  З: 5,
  А: 1,
  С: 1,
  Я: 3,
  Ж: 5,
};

/** Letters as tiles: a capital lies there, a small one is being laid, `?` is a blank. */
function tiles(word: string): Picture {
  const parts = [...word].map((letter): Part => {
    if (letter === '?') return { sign: '' };
    const sign = letter.toUpperCase();
    return { sign, value: VALUES[sign] ?? 1, look: sign === letter ? '' : 'new' };
  });
  return { kind: 'tile', parts };
}

/** Letters as cards; vowels of the window are red. */
function cards(word: string, look = ''): Picture {
  return {
    kind: 'card',
    parts: [...word].map((sign) => ({ sign, look: `${'АЕИО'.includes(sign) ? 'r' : ''} ${look}` })),
  };
}

/** Letters as keys: a small one is torn off, `*` is an Underwood. */
function keys(word: string): Picture {
  const parts = [...word].map((letter): Part => {
    if (letter === '*') return { sign: '✱', look: 'uw', value: 0 };
    const sign = letter.toUpperCase();
    return { sign, value: VALUES[sign] ?? 1, look: sign === letter ? '' : 'sel' };
  });
  return { kind: 'key', parts };
}

function names(...parts: [sign: string, look: string][]): Picture {
  return { kind: 'name', parts: parts.map(([sign, look]) => ({ sign, look })) };
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

const GAMES: Record<string, Picture[]> = {
  scrabble: [tiles('КОТИНА?'), tiles('кот'), tiles('КОТик'), PREMIUMS, tiles('ЖЯ?')],
  forbidden: [cards('ОЕЦ'), cards('КМЛ'), cards('КОМ', 'sel'), cards('КМ'), cards('КМЛЬЦ')],
  underwood: [keys('КОТМА*Р'), keys('КОТ'), keys('КОМН*ТА'), keys('ДНорас'), keys('Ж')],
  codenames: [
    names(['ЛУНА', ''], ['МОСТ', ''], ['ВИНО', '']),
    names(['ПАЧКА', 'red'], ['ТАНЕЦ', 'red'], ['МОСТ', '']),
    names(['ПАЧКА', 'red'], ['ШПАГАТ', 'civil'], ['ЛИСТ', 'blue']),
    names(['ТАНЕЦ', 'red'], ['ГРИФ', 'red'], ['КРЫЛО', 'red']),
    names(['ТЕНЬ', 'killer']),
  ],
};

/** Scrabble in another form: one step that says how it differs, before the usual ones where they still hold. */
const MODES: Record<string, { picture: Picture; isLikeUsual: boolean }> = {
  duplicate: { picture: tiles('КОТИНАР'), isLikeUsual: true },
  solitaire: { picture: tiles('КОТИНАР'), isLikeUsual: true },
  reverse: { picture: tiles('КОМНат'), isLikeUsual: false },
  bingo: { picture: tiles('КОМНАТа'), isLikeUsual: false },
};

export function guide(game: string, mode: string): Step[] {
  const usual = (GAMES[game] ?? []).map((picture, place) => ({ text: `${game}-${place + 1}`, picture }));
  const own = game === 'scrabble' ? MODES[mode] : undefined;
  if (!own) return usual;
  return [{ text: mode, picture: own.picture }, ...(own.isLikeUsual ? usual : [])];
}
