import type { PackAmount } from '@dray/contract/catalogue/pack-quantity.ts';
import { type CartContext, changeCart } from '../changes/change-cart.ts';
import { sendLines } from '../changes/send-lines.ts';

export type PutLine = { sku: string; name: string; amount: PackAmount };
/** How many went in, and what did not, or not all of it, by name and cause. */
export type PutResult = { added: number; faults: readonly string[] };

/** Several lines of a proposal in one call; each that cannot be had leaves the others alone. */
export async function putIntoCart(context: CartContext, lines: readonly PutLine[]): Promise<PutResult> {
  const answer = await changeCart(context, (cart) => sendLines(cart, lines));
  const results = answer?.line_results ?? [];
  return {
    added: results.filter(({ status }) => status !== 'refused').length,
    faults: results.flatMap(({ status, message }, index) =>
      status === 'added' ? [] : [`${lines[index]?.name ?? ''}: ${message ?? ''}`],
    ),
  };
}
