/** Letters by the position of their key, so that a Latin keyboard layout types Cyrillic too. */

const RU: Record<string, string> = {
  KeyQ: 'Й',
  KeyW: 'Ц',
  KeyE: 'У',
  KeyR: 'К',
  KeyT: 'Е',
  KeyY: 'Н',
  KeyU: 'Г',
  KeyI: 'Ш',
  KeyO: 'Щ',
  KeyP: 'З',
  BracketLeft: 'Х',
  BracketRight: 'Ъ',
  KeyA: 'Ф',
  KeyS: 'Ы',
  KeyD: 'В',
  KeyF: 'А',
  KeyG: 'П',
  KeyH: 'Р',
  KeyJ: 'О',
  KeyK: 'Л',
  KeyL: 'Д',
  Semicolon: 'Ж',
  Quote: 'Э',
  KeyZ: 'Я',
  KeyX: 'Ч',
  KeyC: 'С',
  KeyV: 'М',
  KeyB: 'И',
  KeyN: 'Т',
  KeyM: 'Ь',
  Comma: 'Б',
  Period: 'Ю',
  Backquote: 'Ё',
};
const UK: Record<string, string> = {
  ...RU,
  KeyS: 'І',
  BracketRight: 'Ї',
  Quote: 'Є',
  Backquote: '’',
  Backslash: 'Ґ',
};
const CYRILLIC = /^[А-ЯЁІЇЄҐ’]$/;

/** The letter that a key press means; null with Ctrl, Alt or Meta, which mean something else. */
export function letterOf(event: KeyboardEvent, language: 'ru' | 'uk' = 'ru'): string | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  const pressed = event.key.toLocaleUpperCase(language);
  const typed = language === 'uk' ? pressed.replace(/['ʼ`]/, '’') : pressed;
  if (CYRILLIC.test(typed)) return typed;
  if (typed.length === 1 && /[A-Z[\]{};:'",.<>~`]/.test(typed))
    return (language === 'uk' ? UK : RU)[event.code] ?? null;
  return null;
}

/** Whether the press belongs to a field or control instead of the table. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return (
    target.isContentEditable ||
    ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) ||
    target.closest('dialog') !== null
  );
}
