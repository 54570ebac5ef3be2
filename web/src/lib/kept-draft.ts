/** Drafts: what a seat has begun but not sent. They survive a reload, and on a shared device each seat has its own. */

/** `part` tells several drafts of one seat apart, such as two racks. */
export function draftPlace(room: string, seat: number, part = 0): string {
  return `slovoteka.draft.${room}.${seat}.${part}`;
}

/** The stored draft. If there is none, or its shape differs from `blank`, the result is `blank`. */
export function keptDraft<D extends object>(place: string, blank: D): D {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    return isMadeLike(blank, kept) ? kept : blank;
  } catch {
    return blank;
  }
}

/** Null removes the draft. */
export function keepDraft(place: string, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the draft is lost on reload, but the game goes on.
  }
}

/** A reload may bring a new version of the client, whose drafts have another shape. */
function isMadeLike<D extends object>(blank: D, kept: unknown): kept is D {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept) !== Array.isArray(blank)) return false;
  const fields = kept as Record<string, unknown>;
  return Object.entries(blank).every(
    ([name, value]) =>
      value == null ||
      (typeof fields[name] === typeof value && Array.isArray(fields[name]) === Array.isArray(value)),
  );
}
