import type { QuickGoods } from './goods/find-goods.ts';
import type { QuickOrderSlots } from './goods/quick-order-slots.ts';
import { judgeRow } from './judged-row.ts';
import type { PadRow } from './rows/pad-rows.ts';

type PriceOf = QuickOrderSlots['priceOf'];
export type RowSums = { count: number; weightKg: number; price: number | undefined; currency: string };

/** What the rows cost and weigh that can be sent; without a price where one of them has none. */
export function sumsOf(
  rows: readonly PadRow[],
  goodsOf: (row: PadRow) => QuickGoods | null | undefined,
  priceOf: PriceOf,
): RowSums {
  const sums: RowSums = { count: 0, weightKg: 0, price: 0, currency: '' };
  for (const row of rows) {
    const goods = goodsOf(row);
    const judged = judgeRow(row, goods);
    if (!goods || judged.kind !== 'good') continue;
    const price = priceOf(goods, judged.packs);
    sums.count += 1;
    sums.weightKg = added(sums.weightKg, judged.weightKg);
    sums.price = price === undefined || sums.price === undefined ? undefined : added(sums.price, price);
    sums.currency = goods.currency;
  }
  return sums;
}

/** Whole grams and cents: in floats a tenth and two tenths are not three tenths. */
const added = (one: number, other: number): number => Math.round((one + other) * 1000) / 1000;
