/** Letters that Unicode does not take apart into a base letter and a mark (T72). */
const lettersWithoutMark: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

const isPlain = /^[\x20-\x7e]*$/;

/** `Plzeň` and `PLZEN` are one word to anyone who types: no case, no marks. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[łđßøæœı]/g, (letter) => lettersWithoutMark[letter] ?? letter);
}
