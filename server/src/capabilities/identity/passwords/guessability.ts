import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as czech } from '@zxcvbn-ts/language-cs';
import { dictionary as english } from '@zxcvbn-ts/language-en';

export type Guessability = 'names' | 'repeated' | 'pattern' | 'common' | undefined;
export type Judged = { password: string; words: readonly string[] };

/** Its time grows with the square; anyone who begins with so many that nobody guesses needs no look at the rest. */
const lookedAt = 32;
/** A thousand million tries: what a stranger with a list of leaked passwords gets through if the hashes are ever lost. */
const minGuessesLog10 = 9;

const estimator = new ZxcvbnFactory({
  dictionary: {
    ...common,
    ...english,
    ...Object.fromEntries(Object.entries(czech).map(([name, words]) => [`${name}-cs`, words])),
  },
  graphs: adjacencyGraphs,
  maxLength: lookedAt,
});

const reasons: Readonly<Record<string, 'repeated' | 'pattern'>> = {
  simpleRepeat: 'repeated',
  extendedRepeat: 'repeated',
  sequences: 'pattern',
  straightRow: 'pattern',
  keyPattern: 'pattern',
  dates: 'pattern',
  recentYears: 'pattern',
};

/** Shorter ones are in many a word by chance. */
const minNameLength = 4;

function holdsOneOf(words: readonly string[], password: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return words.some((word) => word.length >= minNameLength && plain(password).includes(plain(word)));
}

/** Why somebody would guess it soon, though it keeps every rule. */
export async function guessabilityOf({ password, words }: Judged): Promise<Guessability> {
  const { guessesLog10, feedback } = estimator.check(password, [...words]);
  if (guessesLog10 >= minGuessesLog10) return undefined;
  return holdsOneOf(words, password) ? 'names' : (reasons[feedback.warning ?? ''] ?? 'common');
}
