/** As many packs as one line may hold. */
export const maxPacksOfALine = 100_000;

/** How a product stands on its pallet, and in which units it is sold. */
export type SoldProduct = {
  perLayer: number;
  layersPerPallet: number;
  byPack: boolean;
  byLayer: boolean;
  byPallet: boolean;
};

type Amount = { quantity: number; layers: number; pallets: number };

/** Packs that make up a layer or a pallet, where only whole ones are sold. */
export type AmountFault =
  | { code: 'QUANTITY_INVALID' | 'QUANTITY_NOT_WHOLE' }
  | { code: 'QUANTITY_TOO_LARGE'; maximum: number }
  | { code: 'NOT_WHOLE_LAYERS' | 'NOT_WHOLE_PALLETS'; size: number };

/** Why nobody can order this much of a product, no matter who they are (T62, A10). */
export function findAmountFault(product: SoldProduct, { quantity, layers, pallets }: Amount): AmountFault | undefined {
  const parts = [quantity, layers, pallets];
  if (!parts.every((part) => Number.isFinite(part) && part >= 0)) return { code: 'QUANTITY_INVALID' };
  const { perLayer, layersPerPallet } = product;
  // 2.3 pallets of 10 are 23 packs; in floats they are a hair more.
  const packs = Number((quantity + layers * perLayer + pallets * perLayer * layersPerPallet).toFixed(6));
  if (packs > maxPacksOfALine) return { code: 'QUANTITY_TOO_LARGE', maximum: maxPacksOfALine };
  if (!(Number.isInteger(quantity) && Number.isInteger(packs))) return { code: 'QUANTITY_NOT_WHOLE' };
  if (packs === 0) return { code: 'QUANTITY_INVALID' };
  return findUnitFault(product, packs);
}

/** Goods that are not sold by the pack come in whole layers or pallets, however somebody counted them. */
function findUnitFault(product: SoldProduct, packs: number): AmountFault | undefined {
  const { byPack, byLayer, byPallet, perLayer, layersPerPallet } = product;
  if (byPack || !(byLayer || byPallet)) return undefined;
  const size = byLayer ? perLayer : perLayer * layersPerPallet;
  if (packs % size === 0) return undefined;
  return { code: byLayer ? 'NOT_WHOLE_LAYERS' : 'NOT_WHOLE_PALLETS', size };
}
