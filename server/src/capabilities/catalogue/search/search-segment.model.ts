import { isPlainWord } from '#platform/text/search-words.ts';
import type { Terms } from './search-terms.model.ts';
import type { Breathe } from './slot-order.model.ts';

/**
 * Some products by their words. An index is a few of these: a change adds a small one, and two are merged when there are
 * many, so that no change costs a look at every product.
 */
export type Segment = {
  id: number;
  /** Sorted, so that everything that begins with a word is together. */
  tokens: readonly string[];
  /** Where each token's postings begin; one more at the end. */
  starts: Uint32Array;
  /** The products that have a token, as `slot × 16 + weight`. One array for all: a hundred thousand small ones are slow. */
  postings: Uint32Array;
  slots: Uint32Array;
  /** Those of the tokens that a slip of the hand may have hit; perhaps also some that are gone. */
  words: readonly string[];
};

export const postingOf = (slot: number, weight: number): number => slot * 16 + weight;
export const slotOf = (posting: number): number => posting >>> 4;
export const weightOf = (posting: number): number => posting & 15;

export function segmentOf(id: number, products: readonly { slot: number; terms: Terms }[]): Segment {
  const byToken = new Map<string, number[]>();
  for (const { slot, terms } of products)
    for (const [token, weight] of terms) {
      const known = byToken.get(token);
      if (known) known.push(postingOf(slot, weight));
      else byToken.set(token, [postingOf(slot, weight)]);
    }
  const tokens = [...byToken.keys()].sort();
  const starts = new Uint32Array(tokens.length + 1);
  tokens.forEach((token, at) => {
    starts[at + 1] = (starts[at] ?? 0) + (byToken.get(token)?.length ?? 0);
  });
  const postings = new Uint32Array(starts.at(-1) ?? 0);
  tokens.forEach((token, at) => {
    postings.set(byToken.get(token) ?? [], starts[at]);
  });
  const slots = Uint32Array.from(products, ({ slot }) => slot);
  return { id, tokens, starts, postings, slots, words: tokens.filter(isPlainWord) };
}

/** The first token that is not before the word. */
export function findFirst(tokens: readonly string[], word: string): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((tokens[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Both in one, without what has since moved to a newer segment: `home` names the segment that counts for a slot. */
export async function mergeSegments(
  id: number,
  [older, newer]: readonly [Segment, Segment],
  home: Uint32Array,
  breathe: Breathe,
): Promise<Segment> {
  const tokens: string[] = [];
  const starts: number[] = [0];
  const postings = new Uint32Array(older.postings.length + newer.postings.length);
  let end = 0;
  const take = (segment: Segment, at: number) => {
    const to = segment.starts[at + 1] ?? 0;
    for (let from = segment.starts[at] ?? 0; from < to; from += 1) {
      const posting = segment.postings[from] ?? 0;
      if (home[slotOf(posting)] === segment.id) postings[end++] = posting;
    }
  };
  let left = 0;
  let right = 0;
  while (left < older.tokens.length || right < newer.tokens.length) {
    if (((left + right) & 255) === 0) await breathe();
    const [a, b] = [older.tokens[left], newer.tokens[right]];
    const token = b === undefined || (a !== undefined && a < b) ? (a ?? '') : b;
    if (a === token) take(older, left++);
    if (b === token) take(newer, right++);
    if (end === starts.at(-1)) continue;
    tokens.push(token);
    starts.push(end);
  }
  return {
    id,
    tokens,
    starts: new Uint32Array(starts),
    postings: postings.slice(0, end),
    slots: joined(currentSlots(older, home), currentSlots(newer, home)),
    words: [...new Set([...older.words, ...newer.words])],
  };
}

const currentSlots = ({ id, slots }: Segment, home: Uint32Array): Uint32Array =>
  slots.filter((slot) => home[slot] === id);

function joined(a: Uint32Array, b: Uint32Array): Uint32Array {
  const both = new Uint32Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
