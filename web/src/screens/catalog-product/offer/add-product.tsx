import { AddPacks } from '#capabilities/cart/index.ts';
import { amountText, packsAfterVerb, timesPacks, unitPrice, usePriceBasis } from '#capabilities/catalogue/index.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Product } from '../queries/product.queries.ts';
import type { Quantity } from './quantity-block.tsx';

type Props = Quantity & {
  product: Product;
  /** In the bar of a phone, beside the amount: the button says the sum alone. */
  isInBar?: boolean;
};

/** "Add 6 kegs · 12 767,40 Kč": what goes in, and what it comes to, in the button itself. */
export function AddProduct({ product, packs, value, unit, isInBar = false }: Props) {
  const { t } = useTranslation(['product', 'catalogue']);
  const { t: catalogueText } = useTranslation('catalogue');
  const language = useLanguage();
  const price = unitPrice(product, packs, usePriceBasis());
  const words = { t: catalogueText, language };
  const amount = amountText(words, product, packs, 'pack');
  const money = price === undefined ? '' : formatMoney(language, timesPacks(price, packs), product.currency);
  const button = isInBar
    ? t('product:add.sum', { money })
    : t('product:add.button', { amount: packsAfterVerb(words, product.pack_format, packs), money });
  return (
    <AddPacks product={product} packs={packs} value={value} unit={unit} amountText={amount} isInBar={isInBar}>
      {packs === 0 ? t('product:add.nothing') : button}
    </AddPacks>
  );
}
