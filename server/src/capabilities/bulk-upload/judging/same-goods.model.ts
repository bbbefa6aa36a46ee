import type { SameGoodsChoice } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { Fault, SameGoods, StagedOrder } from '../rules/bulk-upload.model.ts';

/** What was said of an article of one order that stands in exactly these rows; nothing where nobody has said it yet. */
export type ChoiceOf = (order: string, sku: string, rows: readonly number[]) => SameGoodsChoice | undefined;

/** Anyone who is not asked has them added up. */
export const addedUp: ChoiceOf = () => 'sum';
export const notYetAsked: ChoiceOf = () => undefined;

/**
 * As it was said before. What adds up does so with every row that joins; which row is the last is asked anew when one
 * joined or left. Uploads from before the question add up.
 */
export function choicesIn(orders: readonly Pick<StagedOrder, 'key' | 'verdict'>[]): ChoiceOf {
  const verdicts = new Map(orders.map(({ key, verdict }) => [key, verdict]));
  return (order, sku, rows) => {
    const verdict = verdicts.get(order);
    if (verdict && verdict.sameGoods === undefined) return 'sum';
    const said = verdict?.sameGoods?.find((goods) => goods.sku === sku);
    return said?.choice === 'sum' || (said && rowsIn(said).join() === rows.join()) ? said.choice : undefined;
  };
}

export const rowsIn = ({ rows }: Pick<SameGoods, 'rows'>): number[] => rows.map(({ row }) => row);

/** An order that still has the question open is not sent. */
export const sameGoodsFaults = (order: string, goods: readonly SameGoods[]): Fault[] =>
  goods
    .filter(({ choice }) => choice === undefined)
    .map((each) => ({
      row: each.rows[0]?.row ?? 0,
      column: undefined,
      finding: { code: 'SAME_GOODS', values: { rows: rowsIn(each).join(', ') } },
      fixes: [],
      cause: ['order', 'SAME_GOODS', order, each.sku].join('|'),
    }));
