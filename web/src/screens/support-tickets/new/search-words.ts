const fewestWords = 3;
const most = 3;
const shortest = 4;
/** Longer ones no search takes, and no answer has. */
const longest = 40;

/**
 * What to look for in the answers to what somebody is writing: its longest words, without their endings, for a question
 * has the same word in another case. Nothing before there are three words.
 */
export function searchWords(written: string): string[] {
  const words = written.toLocaleLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < fewestWords) return [];
  const stems = words
    .filter((word) => word.length >= shortest)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.slice(0, Math.min(longest, Math.max(shortest, word.length - 2))));
  return [...new Set(stems)].slice(0, most);
}

/** Those that most of the words lead to, at most three; `found` holds what each word has found. */
export function bestAnswers<Answer extends { id: string }>(found: readonly (readonly Answer[])[]): Answer[] {
  const scores = new Map<string, { answer: Answer; score: number }>();
  for (const answers of found) {
    for (const answer of answers) {
      const score = (scores.get(answer.id)?.score ?? 0) + 1;
      scores.set(answer.id, { answer, score });
    }
  }
  return [...scores.values()]
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ answer }) => answer);
}
