import { noPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { unitsOf } from '@dray/contract/catalogue/stacked-product.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { addLine, type LineProduct } from './save-line.ts';

/** One more of a product from a screen where its amount is not shown, so that it has to be said. */
export function useAddOne(): (product: LineProduct) => void {
  const { t } = useTranslation('shell');
  const context = { client: useQueryClient(), language: useLanguage() };
  const add = async (product: LineProduct) => {
    const [unit = 'pack'] = unitsOf(product);
    if (!(await addLine(context, { product }, { ...noPacks, [unit]: 1 }))) return;
    showToast({
      tone: 'done',
      topic: `cart ${product.sku}`,
      text: t('cart.addedOne', { product: product.name }),
    });
  };
  return (product) => void add(product);
}
