/** What this device remembers of its owner's taste. */

export type Theme = 'system' | 'light' | 'dark';
export interface Settings {
  theme: Theme;
  sound: boolean;
  notify: boolean;
}

const STORED_AS = 'slovoteka.settings';
const USUAL: Settings = { theme: 'system', sound: false, notify: false };

export const settings = $state<Settings>({ ...USUAL, ...stored<Partial<Settings>>(STORED_AS, {}) });

export function change(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  keep(STORED_AS, settings);
  applyTheme();
}

export function applyTheme(): void {
  if (settings.theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

export function isDark(): boolean {
  if (settings.theme !== 'system') return settings.theme === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

/** A value kept on this device; broken ones count as missing. */
export function stored<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A full or closed storage: the taste is forgotten with the page, nothing else.
  }
}
