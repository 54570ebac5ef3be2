/** First steps in Forbidden Words. */

import { type Guide, numbered, type Picture } from '../guides';

/** Letters as cards. Vowels in the window are red. */
function cards(word: string, look = ''): Picture {
  return {
    kind: 'card',
    parts: [...word].map((sign) => ({ sign, look: `${'АЕИО'.includes(sign) ? 'r' : ''} ${look}` })),
  };
}

const STEPS = numbered([cards('ОЕЦ'), cards('КМЛ'), cards('КОМ', 'sel'), cards('КМ'), cards('КМЛЬЦ')]);

export const guide: Guide = () => STEPS;
// texts: forbidden-guide.*
