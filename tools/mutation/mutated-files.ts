import { globSync } from 'node:fs';
import { repositoryRoot } from '../repository.ts';

/** What both sides judge alike, and what pencil and paper can decide. */
const rules = ['contract/src/**/*.ts', 'server/src/capabilities/**/*.model.ts'];

/** Tests and what they build upon, shapes of the wire, and bare lists hold no rule. */
const withoutRules =
  /\.test\.ts$|(^|\/)test-[^/]+$|\/generated\/|\.rest\.ts$|-shapes\.ts$|\/(limits|retention|refusal-codes|rest-routes|operation-guards)\.ts$/;

/** The files of these patterns that hold rules; without any, all of them. */
export const listRules = (patterns: readonly string[] = []): string[] =>
  (patterns.length > 0 ? patterns : rules)
    .flatMap((pattern) => globSync(pattern, { cwd: repositoryRoot }))
    .filter((file) => !withoutRules.test(file))
    .sort();

/** So many of a list, each as likely as the other, the same ones for the same seed, in the list's own order. */
export function sampleOf<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = randomOf(seed);
  const drawn = items.map((_, index) => ({ index, lot: random() })).toSorted((a, b) => a.lot - b.lot);
  const chosen = new Set(drawn.slice(0, count).map(({ index }) => index));
  return items.filter((_, index) => chosen.has(index));
}

/** Numbers from 0 to 1 that look random and can be had again (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
