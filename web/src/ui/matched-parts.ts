export type Part = { text: string; isMatch: boolean };

/** Letter by letter, so that a place in the folded text is the same place in the text. */
const foldedLetters = (text: string): string[] =>
  Array.from(
    text,
    (letter) =>
      letter
        .normalize('NFD')
        .replace(/\p{Mark}/gu, '')
        .toLowerCase() || letter,
  );

const isWordCharacter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where the words of the query begin a word of the text, whatever the accents and the case; of a number any part counts. */
export function matchedParts(text: string, query: string): Part[] {
  const letters = Array.from(text);
  const folded = foldedLetters(text);
  const isMarked = letters.map(() => false);
  for (const word of query.split(/[^\p{L}\p{N}]+/u).filter(Boolean)) {
    const wanted = foldedLetters(word);
    const isNumber = /^\d{3,}$/.test(word);
    for (let start = 0; start + wanted.length <= folded.length; start += 1) {
      const isStart = isNumber || !isWordCharacter(folded[start - 1]);
      if (isStart && wanted.every((letter, at) => folded[start + at] === letter)) {
        isMarked.fill(true, start, start + wanted.length);
      }
    }
  }
  return joined(letters, isMarked);
}

function joined(letters: readonly string[], isMarked: readonly boolean[]): Part[] {
  const parts: Part[] = [];
  letters.forEach((letter, at) => {
    const isMatch = isMarked[at] === true;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  });
  return parts;
}
