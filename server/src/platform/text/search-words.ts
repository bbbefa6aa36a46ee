import { fold } from './fold-text.ts';

/** The words of a text, folded; `0,5` is one word and the same as `0.5`. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/(\d),(?=\d)/g, '$1.')
    .match(/\d+(?:\.\d+)*\p{Letter}*|[\p{Letter}\p{Number}]+/gu) ?? [];

/** Letters only: numbers and codes cannot be guessed. */
export const isPlainWord = (word: string): boolean => /^\p{Letter}+$/u.test(word);

/** One letter more, less, other, or two neighbours changed: the slips of a hurried hand. */
export function isOneSlipAway(word: string, other: string): boolean {
  if (word === other || Math.abs(word.length - other.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const rest = word.slice(start);
  const otherRest = other.slice(start);
  if (rest.length > otherRest.length) return rest.slice(1) === otherRest;
  if (rest.length < otherRest.length) return rest === otherRest.slice(1);
  if (rest.slice(1) === otherRest.slice(1)) return true;
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
}

/** Folded words as these texts write them: `lezak` was meant as `Ležák`. */
export function spelledLike(words: readonly string[], texts: readonly string[]): string {
  const written = texts.flatMap((text) => text.match(/[\p{Letter}\p{Number}\p{Mark}]+/gu) ?? []);
  return words.map((word) => written.find((each) => fold(each) === word) ?? word).join(' ');
}
