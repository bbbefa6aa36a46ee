import { correction, generate } from 'lean-qr';
import type { Pdf } from './paper-pen.ts';

/** Squares of four around a code are left white, or no camera finds it. */
const quiet = 4;

/** A code of squares as one path, sharp at any size. */
export function drawCode(
  pdf: Pdf,
  text: string,
  { left, top, size }: { left: number; top: number; size: number },
): void {
  const code = generate(text, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M });
  const cell = size / (code.size + 2 * quiet);
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) pdf.rect(left + (x + quiet) * cell, top + (y + quiet) * cell, cell, cell);
    }
  }
  pdf.fill('#000000');
}
