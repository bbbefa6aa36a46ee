import { findAmountFault } from '@dray/contract/cart/amount-fault.ts';
import { quantityTotalOf } from '@dray/contract/cart/load.ts';
import type { Product } from '#capabilities/catalogue/index.ts';
import type { LineAmount } from './cart.model.ts';
import type { Finding } from './finding.model.ts';

export const perPallet = ({ perLayer, layersPerPallet }: Pick<Product, 'perLayer' | 'layersPerPallet'>): number =>
  perLayer * layersPerPallet;

/** All packs of a line; a pack that was begun counts as one. */
export const packsOf = (product: Pick<Product, 'perLayer' | 'layersPerPallet'>, amount: LineAmount): number =>
  Math.ceil(quantityTotalOf({ perLayer: product.perLayer, perPallet: perPallet(product) }, amount));

export const isNothing = ({ quantity, layers, pallets }: LineAmount): boolean =>
  quantity === 0 && layers === 0 && pallets === 0;

export const addAmounts = (a: LineAmount, b: LineAmount): LineAmount => ({
  quantity: a.quantity + b.quantity,
  layers: a.layers + b.layers,
  pallets: a.pallets + b.pallets,
});

/** Why nobody can order this much of a product, no matter who they are. */
export function whatIsWrongWithAmount(product: Product, amount: LineAmount): Finding | undefined {
  const fault = findAmountFault(product, amount);
  if (!fault) return undefined;
  const { code, ...values } = fault;
  return { code, ...(Object.keys(values).length > 0 ? { values } : {}) };
}
