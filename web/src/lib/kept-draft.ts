/** What a seat has begun and not sent yet: it outlives a reload, and waits for that seat alone at a shared device. */

/** `part`: where a seat has several things in the making, such as two racks. */
export function draftPlace(room: string, seat: number, part = 0): string {
  return `slovoteka.draft.${room}.${seat}.${part}`;
}

/** What was kept there. Nothing, or something that is not made like the blank one, counts as blank. */
export function keptDraft<D extends object>(place: string, blank: D): D {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    return isMadeLike(blank, kept) ? kept : blank;
  } catch {
    return blank;
  }
}

/** Null: there is nothing to be kept any more. */
export function keepDraft(place: string, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // A full or closed storage: the draft lives as long as the page, and the game goes on.
  }
}

/** A reload may bring another version of the program, whose drafts look otherwise. */
function isMadeLike<D extends object>(blank: D, kept: unknown): kept is D {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept) !== Array.isArray(blank)) return false;
  const fields = kept as Record<string, unknown>;
  return Object.entries(blank).every(
    ([name, value]) =>
      value == null ||
      (typeof fields[name] === typeof value && Array.isArray(fields[name]) === Array.isArray(value)),
  );
}
