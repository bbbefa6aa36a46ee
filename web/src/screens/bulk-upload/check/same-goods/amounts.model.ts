import type { BulkOrder } from '#capabilities/bulk-upload/index.ts';

export type SameGoods = BulkOrder['sameGoods'][number];
export type Amount = Pick<SameGoods['rows'][number], 'amount' | 'unit'>;

const units = ['pallet', 'layer', 'pack'] as const;

/** Added up within each unit, the greatest first: two pallets and three packs stay that. */
export const sumOf = (rows: readonly Amount[]): readonly Amount[] =>
  units
    .map((unit) => ({
      unit,
      // Thousandths, for in floats a tenth and two tenths are not three tenths.
      amount: rows.reduce((sum, row) => sum + (row.unit === unit ? Math.round(row.amount * 1_000) : 0), 0) / 1_000,
    }))
    .filter(({ amount }) => amount > 0);

/** What nobody has decided yet, in all orders of a file. */
export const openGoods = (list: readonly BulkOrder[]): readonly { order: string; sku: string }[] =>
  list.flatMap(({ key, sameGoods }) =>
    sameGoods.filter(({ choice }) => choice === null).map(({ sku }) => ({ order: key, sku })),
  );

/** Told in a line of its own, with its answers. */
export const withoutSameGoods = <Finding extends { code: string }>(findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ code }) => code !== 'SAME_GOODS');
