import { customs, type Language } from '@dray/contract/languages.ts';

const fixed = '\u00a0';

/** Keeps a number with its unit on one line, and a one-letter word with what follows it where that is the custom. */
export function typeset(text: string, language: Language): string {
  const measured = text.replace(/(\d) (?=(°C|%|kg|mg|hl|cl|l)(?![\p{L}]))/gu, `$1${fixed}`);
  return customs[language].hasOneLetterWords
    ? measured.replace(/(?<![\p{L}\p{N}])([ksvzouaiKSVZOUAI]) /gu, `$1${fixed}`)
    : measured;
}
