/** How an amount fell out: what is there, what is missing, and what was turned away. */
export type PartAmounts = { there: number; missing: number; refused: number };
export type PartKind = keyof PartAmounts;

/** More of them than one can count at a glance are drawn as a bar. */
const maxCells = 12;

const kinds: readonly PartKind[] = ['there', 'missing', 'refused'];

/** One cell for each whole one; nothing where there are too many or where one of them is in parts. */
export function toCells(amounts: PartAmounts): readonly PartKind[] | undefined {
  const total = kinds.reduce((sum, kind) => sum + amounts[kind], 0);
  if (total > maxCells || kinds.some((kind) => !Number.isInteger(amounts[kind]))) return undefined;
  return kinds.flatMap((kind) => Array.from({ length: amounts[kind] }, () => kind));
}

/** The shares of a bar in percent; what is there at all is seen, however little it is. */
export function toShares(amounts: PartAmounts): readonly { kind: PartKind; percent: number }[] {
  const total = kinds.reduce((sum, kind) => sum + amounts[kind], 0);
  if (total <= 0) return [];
  return kinds
    .filter((kind) => amounts[kind] > 0)
    .map((kind) => ({ kind, percent: Math.max(3, (amounts[kind] / total) * 100) }));
}
