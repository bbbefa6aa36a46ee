import { judgeLoad, type LoadLine } from '@dray/contract/cart/load.ts';
import type { StackedProduct } from '@dray/contract/catalogue/stacked-product.ts';
import type { Cart } from '../queries/active-cart.queries.ts';
import type { LoadAfter } from './load-gauge.tsx';

export type AddedPacks = { product: StackedProduct; packs: number };

/**
 * What the vehicle would carry with so much more, worked out by the rule that the server judges by (K7). Bundles are
 * weighed by the server alone; what they bring is in its figures already, and only the difference is added to those.
 */
export function loadAfter(cart: Pick<Cart, 'items' | 'progress_bar_data'>, added: readonly AddedPacks[]): LoadAfter {
  const { handstacked, iTotalCartPalletQty, iTotalCartWeight } = cart.progress_bar_data;
  const limits = {
    handstacked,
    minimumPallets: null,
    maximumPallets: null,
    minimumWeightKg: null,
    maximumWeightKg: null,
  };
  const simple = cart.items.filter(({ product }) => product.type_id !== 'bundle');
  const now = simple.map(({ product, quantity_total }) => toLoadLine(product, quantity_total));
  const before = judgeLoad(now, limits);
  const after = judgeLoad([...now, ...added.map(({ product, packs }) => toLoadLine(product, packs))], limits);
  return {
    pallets: rounded(iTotalCartPalletQty + after.pallets - before.pallets),
    weightKg: rounded(iTotalCartWeight + after.weightKg - before.weightKg),
  };
}

const toLoadLine = (product: StackedProduct, quantityTotal: number): LoadLine => ({
  quantityTotal,
  perLayer: product.number_of_products_on_layer,
  perPallet: product.number_of_products_on_layer * product.number_of_layers_per_pallet,
  grossWeightGrams: Math.round(product.gross_weight_for_one_cas * 1000),
  millilitres: 0,
});

// Hundredths, as they are shown; sums of floats are a hair beside them.
const rounded = (value: number): number => Math.round(value * 100) / 100;
