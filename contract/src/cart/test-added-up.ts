import type { SumRow } from './sum-rows.ts';

const centsIn = (rows: readonly SumRow[]): number => rows.reduce((sum, { cents }) => sum + cents, 0);

/** The rows added up as a reader would: what is above the goods, and what leads from them to the total. */
export function addUp(rows: readonly SumRow[]) {
  const goods = rows.findIndex(({ kind }) => kind === 'goods');
  return {
    goods: rows[goods]?.cents,
    total: rows.at(-1)?.cents,
    aboveGoods: goods > 0 ? centsIn(rows.slice(0, goods)) : undefined,
    fromGoods: centsIn(rows.slice(goods, -1)),
  };
}
