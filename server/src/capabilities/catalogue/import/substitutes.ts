type Replaceable = { sku: string; country: string; columns: Readonly<Record<string, unknown>> };

/**
 * Divides rows by whether what replaces them is there: already stored, or among the rows that can be stored now, each of
 * the same market. Rows may replace each other, so one is given up only when nothing is left to hold it.
 */
export function settleSubstitutes<Row extends Replaceable>(
  rows: readonly Row[],
  stored: ReadonlyMap<string, { country: string }>,
): { settled: Row[]; open: Row[] } {
  const settled = new Map(rows.map((row) => [row.sku, row]));
  const isThere = ({ country, columns: { substitute_sku: substitute } }: Row): boolean =>
    typeof substitute !== 'string' || (stored.get(substitute) ?? settled.get(substitute))?.country === country;

  for (let before = -1; before !== settled.size; ) {
    before = settled.size;
    for (const row of settled.values()) if (!isThere(row)) settled.delete(row.sku);
  }
  return { settled: [...settled.values()], open: rows.filter(({ sku }) => !settled.has(sku)) };
}
