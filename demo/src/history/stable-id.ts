import { createHash } from 'node:crypto';

/** The same words give the same id, so that two worlds of one day are alike to the last row. */
export function stableId(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(words.join(' ')).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
