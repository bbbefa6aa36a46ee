import { fold } from '#platform/text/fold-text.ts';
import { isOneSlipAway, isPlainWord, wordsOf } from '#platform/text/search-words.ts';
import { findFirst, type Segment, slotOf, weightOf } from './search-segment.model.ts';
import { numberWeight } from './search-terms.model.ts';
import { remainingOf } from './slot-order.model.ts';

/** All products of a market by their words. A product counts only in the segment that `home` names. */
export type SearchIndex = { segments: readonly Segment[]; home: Uint32Array };

export type Hits = {
  slots: Uint32Array;
  /** By slot; the higher, the closer to what was meant. */
  score: Uint16Array;
  /** The words that were looked for instead, where a typing error was forgiven. */
  corrected: readonly string[] | undefined;
};

const maxWords = 12;
const maxGuesses = 12;
const guessesPerWord = 3;
const minForgivenLength = 4;
/** More than any words can bring together. */
const bonus = 1_000;

/** Products that have every word, in any order, each at least as a beginning; a slip is forgiven when there are none. */
export function search(index: SearchIndex, text: string, isOffered: Uint8Array): Hits {
  const words = [...new Set(wordsOf(text))].slice(0, maxWords);
  const hits = match(index, words, isOffered);
  if (hits.slots.length > 0) {
    favourNumber(index, fold(text).trim(), hits.score);
    return hits;
  }
  for (const guess of guesses(index, words)) {
    const found = match(index, guess, isOffered);
    if (found.slots.length > 0) return { ...found, corrected: guess };
  }
  return hits;
}

function match(index: SearchIndex, words: readonly string[], isOffered: Uint8Array): Hits {
  const size = index.home.length;
  const score = new Uint16Array(size);
  /** What the word under way has brought so far: of several places where it is found the best counts. */
  const gain = new Uint16Array(size);
  const matched = new Uint8Array(size);
  const found = new Uint32Array(size);
  let count = 0;
  words.forEach((word, nth) => {
    count = 0;
    visit(index, word, (slot, value) => {
      if (matched[slot] === nth) {
        matched[slot] = nth + 1;
        gain[slot] = 0;
        found[count++] = slot;
      }
      const known = gain[slot] ?? 0;
      if (matched[slot] !== nth + 1 || value <= known) return;
      score[slot] = (score[slot] ?? 0) + value - known;
      gain[slot] = value;
    });
  });
  return { slots: remainingOf(found.subarray(0, count), isOffered, 1), score, corrected: undefined };
}

/** Every product with a word that begins so, and what that is worth: a whole word is worth twice its beginning. */
function visit({ segments, home }: SearchIndex, word: string, see: (slot: number, value: number) => void): void {
  for (const segment of segments) {
    const { tokens } = segment;
    for (let at = findFirst(tokens, word); tokens[at]?.startsWith(word); at += 1)
      visitToken(segment, at, tokens[at] === word ? 2 : 1);
  }

  function visitToken({ starts, postings, id }: Segment, at: number, times: number): void {
    const end = starts[at + 1] ?? 0;
    for (let from = starts[at] ?? 0; from < end; from += 1) {
      const posting = postings[from] ?? 0;
      const slot = slotOf(posting);
      if (home[slot] === id) see(slot, weightOf(posting) * times);
    }
  }
}

/** Anyone who types a whole sku or EAN means that very product. */
function favourNumber({ segments, home }: SearchIndex, text: string, score: Uint16Array): void {
  for (const segment of segments) {
    const at = findFirst(segment.tokens, text);
    if (segment.tokens[at] !== text) continue;
    for (const posting of segment.postings.subarray(segment.starts[at], segment.starts[at + 1])) {
      const slot = slotOf(posting);
      if (home[slot] === segment.id && weightOf(posting) === numberWeight) score[slot] = (score[slot] ?? 0) + bonus;
    }
  }
}

/** Other readings of the words, those with the fewest changes first; always in the same order. */
function guesses(index: SearchIndex, words: readonly string[]): string[][] {
  // What begins no word of the catalogue cannot stay as it is.
  const readings = words.map((word) => [...(isKnown(index, word) ? [word] : []), ...closeWords(index, word)]);
  let all: { words: string[]; changes: number }[] = [{ words: [], changes: 0 }];
  readings.forEach((reading, nth) => {
    all = all
      .flatMap(({ words: before, changes }) =>
        reading.map((word) => ({ words: [...before, word], changes: changes + (word === words[nth] ? 0 : 1) })),
      )
      .sort((a, b) => a.changes - b.changes)
      .slice(0, maxGuesses);
  });
  return all.filter(({ changes }) => changes > 0).map((guess) => guess.words);
}

const isKnown = ({ segments }: SearchIndex, word: string): boolean =>
  segments.some((segment) => segment.tokens[findFirst(segment.tokens, word)]?.startsWith(word));

/** Words of the catalogue that are one slip away, or that begin so; the most usual first. */
function closeWords(index: SearchIndex, word: string): string[] {
  if (word.length < minForgivenLength || !isPlainWord(word)) return [];
  const known = new Set(index.segments.flatMap(({ words }) => words));
  const whole = [...known].filter((other) => isOneSlipAway(word, other));
  const beginnings = [...known].filter((other) => !whole.includes(other) && beginsCloseTo(other, word));
  return [whole, beginnings]
    .flatMap((close) =>
      close
        .map((other) => ({ other, products: countOf(index, other) }))
        .sort((a, b) => b.products - a.products || (a.other < b.other ? -1 : 1)),
    )
    .slice(0, guessesPerWord)
    .map(({ other }) => other);
}

const countOf = ({ segments }: SearchIndex, word: string): number =>
  segments.reduce((count, segment) => {
    const at = findFirst(segment.tokens, word);
    return segment.tokens[at] === word ? count + (segment.starts[at + 1] ?? 0) - (segment.starts[at] ?? 0) : count;
  }, 0);

const beginsCloseTo = (other: string, word: string): boolean =>
  other.length > word.length &&
  other[0] === word[0] &&
  [word.length - 1, word.length, word.length + 1].some((length) => isOneSlipAway(word, other.slice(0, length)));

/** Closest first; what is equally close stays in the order it comes in. */
export function byRelevance(slots: Uint32Array, { score, slots: found }: Hits, isDescending: boolean): Uint32Array {
  const isFound = new Uint8Array(score.length);
  for (const slot of found) isFound[slot] = 1;
  const byScore = Map.groupBy(remainingOf(slots, isFound, 1), (slot) => score[slot] ?? 0);
  const scores = [...byScore.keys()].sort((a, b) => (isDescending ? b - a : a - b));
  return Uint32Array.from(scores.flatMap((each) => byScore.get(each) ?? []));
}
