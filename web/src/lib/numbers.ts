/** With a true minus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** «+12», «−7»: what something has brought. */
export function gain(change: number): string {
  return change < 0 ? signed(change) : `+${change}`;
}
