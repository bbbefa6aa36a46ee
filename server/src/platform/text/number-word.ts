/** The word of a text that can be a number: the longest with a digit in it. `invoice 92001874` means the number. */
export const numberWord = (text: string): string | undefined =>
  text
    .split(/\s+/)
    .filter((word) => /\d/.test(word))
    .reduce<string | undefined>((longest, word) => (word.length > (longest?.length ?? 0) ? word : longest), undefined);
