/** Preferences that are stored on this device. */

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

/** A value stored on this device, or `otherwise` if it is missing or broken. */
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
    // Storage is full or blocked: the preference is lost on reload.
  }
}
