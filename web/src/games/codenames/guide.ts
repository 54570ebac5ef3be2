/** First steps in Codenames. */

import { type Guide, numbered, type Picture } from '../guides';

function names(...parts: [sign: string, look: string][]): Picture {
  return { kind: 'name', parts: parts.map(([sign, look]) => ({ sign, look })) };
}

const STEPS = numbered([
  names(['ЛУНА', ''], ['МОСТ', ''], ['ВИНО', '']),
  names(['ПАЧКА', 'red'], ['ТАНЕЦ', 'red'], ['МОСТ', '']),
  names(['ПАЧКА', 'red'], ['ШПАГАТ', 'civil'], ['ЛИСТ', 'blue']),
  names(['ТАНЕЦ', 'red'], ['ГРИФ', 'red'], ['КРЫЛО', 'red']),
  names(['ТЕНЬ', 'killer']),
]);

export const guide: Guide = () => STEPS;
// texts: codenames-guide.*
