import type { PackAmount, Stacking } from '@dray/contract/catalogue/pack-quantity.ts';
import { type CartContext, changeCart } from '../changes/change-cart.ts';
import { wholeAmount } from '../changes/line-amount.ts';
import { type LineResult, sendLines } from '../changes/send-lines.ts';

type Wanted = { sku: string; amount: PackAmount; stacking: Stacking };

/** Many lines in one call; what became of each, in their order. Throws where none of them was looked at. */
export async function addWhole(context: CartContext, wanted: readonly Wanted[]): Promise<readonly LineResult[]> {
  const lines = wanted.map(({ sku, amount, stacking }) => ({ sku, amount: wholeAmount(amount, stacking) }));
  const answer = await changeCart(context, (cart) => sendLines(cart, lines));
  return answer?.line_results ?? [];
}
