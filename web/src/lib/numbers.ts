/** A number with a real minus sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** A change with its sign: «+12», «−7». */
export function gain(change: number): string {
  return change < 0 ? signed(change) : `+${change}`;
}
