import type { PackAmount } from '@dray/contract/catalogue/pack-quantity.ts';
import { translatorFor } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import type { CartContext } from '../changes/change-cart.ts';
import { loadCartPart, loadCartPartLater } from '../part/load-cart-part.ts';
import type { LineOfProduct } from './save-line.ts';

type Saving = typeof import('./save-line.ts');
type Work = (saving: Saving) => Promise<boolean>;

const fetchSaving = () => import('./save-line.ts');

/** Where a line is shown it may be changed: what saves it is fetched before somebody does, and after the page. */
export const warmSaving = (): void => void loadCartPartLater(fetchSaving).catch(() => undefined);

/** Saves by a part of the program that may not be here yet; where it does not come, that is shown like a refused line. */
async function withSaving(context: CartContext, line: LineOfProduct, work: Work): Promise<boolean> {
  try {
    return await work(await loadCartPart(fetchSaving));
  } catch (failure) {
    const { sku, name } = line.product;
    showFailure({
      topic: `cart ${sku}`,
      text: translatorFor(context.language, 'shell')('cart.notAdded', { product: name }),
      failure,
      retry: () => void withSaving(context, line, work),
    });
    return false;
  }
}

/** Adds to the line, if there is one; true where it is in. */
export const addLateLine = (context: CartContext, line: LineOfProduct, amount: PackAmount): Promise<boolean> =>
  withSaving(context, line, ({ addLine }) => addLine(context, line, amount));

/** Makes the line what it shall be. */
export async function saveLateLine(context: CartContext, line: LineOfProduct, amount: PackAmount): Promise<void> {
  await withSaving(context, line, async ({ saveLine }) => {
    await saveLine(context, line, amount);
    return true;
  });
}
