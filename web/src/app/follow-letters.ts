import { watchLetters } from '#platform/letters/large-letters.ts';
import { letterScale, onLetterScale } from '#platform/letters/letter-scale.ts';
import { scaleSheets } from '#platform/letters/scale-sheets.ts';

/** Letters larger than the browser's own make the window as narrow as it then is, in style sheets, too. */
export function followLetters(): void {
  onLetterScale(() => scaleSheets(letterScale()));
  watchLetters();
}
