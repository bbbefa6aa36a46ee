import { quantityTotalOf } from '@dray/contract/cart/load.ts';
import type { Product } from '#capabilities/catalogue/index.ts';
import { type LineAmount, maxPacksOfALine } from './cart.model.ts';
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

/** Why nobody can order this much of a product, whoever he is (T62, A10). */
export function whatIsWrongWithAmount(product: Product, amount: LineAmount): Finding | undefined {
  const { quantity, layers, pallets } = amount;
  if (![quantity, layers, pallets].every((part) => Number.isFinite(part) && part >= 0))
    return { code: 'QUANTITY_INVALID' };
  const packs = quantityTotalOf({ perLayer: product.perLayer, perPallet: perPallet(product) }, amount);
  if (packs > maxPacksOfALine) return { code: 'QUANTITY_TOO_LARGE', values: { maximum: maxPacksOfALine } };
  if (!Number.isInteger(quantity)) return { code: 'QUANTITY_NOT_WHOLE' };
  if (packs === 0) return { code: 'QUANTITY_INVALID' };
  return whatIsWrongWithUnits(product, packs);
}

/** Goods that are not sold by the pack come in whole layers or pallets, however somebody counted them. */
function whatIsWrongWithUnits(product: Product, packs: number): Finding | undefined {
  const { byPack, byLayer, byPallet, perLayer } = product;
  if (byPack || !(byLayer || byPallet)) return undefined;
  const size = byLayer ? perLayer : perPallet(product);
  if (packs % size === 0) return undefined;
  return { code: byLayer ? 'NOT_WHOLE_LAYERS' : 'NOT_WHOLE_PALLETS', values: { size } };
}
