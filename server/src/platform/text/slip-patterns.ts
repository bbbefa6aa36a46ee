const shortest = 5;
const maxLength = 20;

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * Patterns of SQL's `like` for every text that one slip of the hand makes of this one: a sign other, missing, too many, or
 * changed with its neighbour. None for what is too short to be guessed, or too long to be a number.
 */
export function slipPatterns(written: string): string[] {
  const signs = [...written];
  if (signs.length < shortest || signs.length > maxLength) return [];
  const patterns = new Set<string>();
  for (let at = 0; at <= signs.length; at += 1) {
    const before = literal(signs.slice(0, at).join(''));
    const after = (from: number) => literal(signs.slice(from).join(''));
    patterns.add(`${before}_${after(at)}`);
    if (at === signs.length) break;
    patterns.add(`${before}_${after(at + 1)}`);
    patterns.add(`${before}${after(at + 1)}`);
    if (at + 1 < signs.length)
      patterns.add(`${before}${literal(`${signs[at + 1] ?? ''}${signs[at] ?? ''}`)}${after(at + 2)}`);
  }
  return [...patterns];
}
