/** A catalogue of texts, groups of texts within it. */
type Texts = { readonly [key: string]: string | Texts };

const longerBy = 1.4;
const accented: Readonly<Record<string, string>> = Object.fromEntries(
  'aà eé iî oô uû yý cç dď nñ rř sš tţ zž AÅ EÉ IÎ OÖ UÛ YÝ CÇ DĎ NÑ RŘ SŠ TŢ ZŽ'.split(' ').map((pair) => [...pair]),
);
const placeholder = /(\{\w+\})/;
// Every translation keeps a number with its noun, so this one does.
const numberBefore = /(\{(?:n|count|maximum)\}) (?=\p{L})/gu;

/**
 * A text as a language would write it that nobody speaks: ⟦Šààvéé Öôřďééř⟧. Whatever is read without brackets did not come
 * from a catalogue; the words are longer by two fifths, as German ones are, and the places for values stay as they were.
 */
export const pseudoText = (text: string): string =>
  `⟦${text.replace(numberBefore, '$1\u00a0').split(placeholder).map(pseudoPart).join('')}⟧`;

export const pseudoTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? pseudoText(text) : pseudoTexts(text)]),
  );

const pseudoPart = (part: string): string => (placeholder.test(part) ? part : part.replace(/\p{L}+/gu, pseudoWord));

function pseudoWord(word: string): string {
  const letters = [...word].map((letter) => accented[letter] ?? letter);
  let missing = Math.ceil(word.length * longerBy) - word.length;
  const stretched = letters.map((letter) => (missing > 0 && isVowel(letter) ? stretch(letter) : letter));
  return stretched.join('') + 'é'.repeat(Math.max(missing, 0));

  function stretch(letter: string): string {
    missing -= 1;
    return letter + letter.toLowerCase();
  }
}

const isVowel = (letter: string): boolean => /[aeiouy]/i.test(letter.normalize('NFD').charAt(0));
