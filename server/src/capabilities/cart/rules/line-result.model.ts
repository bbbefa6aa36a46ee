import type { Finding } from './finding.model.ts';

/** What became of one line that was to be added. */
export type LineResult = {
  sku: string;
  status: 'added' | 'lowered' | 'refused';
  /** Packs that went in. */
  packs: number;
  finding: Finding | undefined;
};

/** The given sentence first, then what is wrong with each line, under its place in the call (K15, A10). */
export function findingsOfRefused(results: readonly LineResult[]): Finding[] {
  const refused = results.flatMap(({ sku, status, finding }, index) =>
    finding && status !== 'added' ? [{ ...finding, path: ['cart_items', String(index), sku] }] : [],
  );
  const isAnyRefused = results.some(({ status }) => status === 'refused');
  return isAnyRefused ? [{ code: 'PRODUCTS_NOT_ADDED', path: ['cart_items'] }, ...refused] : refused;
}
