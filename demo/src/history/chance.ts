/** Numbers that look drawn by lot and are the same for the same words: a demo world is built alike every time. */
export type Chance = ReturnType<typeof chanceOf>;

export function chanceOf(...words: readonly (string | number)[]) {
  const next = numbersFrom(hashOf(words.join(' ')));
  const chance = {
    /** From 0 up to, not including, 1. */
    share: next,
    isOnce: (outOf: number): boolean => next() * outOf < 1,
    between: (low: number, high: number): number => low + Math.floor(next() * (high - low + 1)),
    oneOf: <T>(things: readonly [T, ...T[]]): T => things[Math.floor(next() * things.length)] ?? things[0],
    some: <T>(things: readonly T[], count: number): T[] =>
      things
        .map((thing) => ({ thing, terms: next() }))
        .sort((one, other) => one.terms - other.terms)
        .slice(0, count)
        .map(({ thing }) => thing),
  };
  return chance;
}

/** FNV-1a: short words that differ a little give numbers that differ a lot. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
