// A tenth of the room, but never more than a line and never less than a word.
const nearEnd = (max: number): number => Math.min(Math.max(Math.floor(max / 10), 5), 40);

/** How many characters are left, once that is worth saying; nothing before, and nothing where it is too long already. */
export function leftNearEnd(length: number, max: number): number | undefined {
  const left = max - length;
  return left >= 0 && left <= nearEnd(max) ? left : undefined;
}
