import { type PackUnit, packUnits, type Stacking } from './pack-quantity.ts';

/** What must be known of a product to count it in packs, layers and pallets, and to weigh it; spelled as on the wire. */
export type StackedProduct = {
  pack_format: string;
  number_of_products_on_layer: number;
  number_of_layers_per_pallet: number;
  gross_weight_for_one_cas: number;
  cart_fields: { packaging_cart: number; layer_cart: number; pallets_cart: number };
};

export const stackingOf = (product: StackedProduct): Stacking => ({
  packsPerLayer: product.number_of_products_on_layer,
  layersPerPallet: product.number_of_layers_per_pallet,
});

/** A gas cylinder is ordered by the piece, a keg also by the layer and the pallet. */
export function unitsOf({ cart_fields: fields }: StackedProduct): PackUnit[] {
  const isOffered = { pack: fields.packaging_cart, layer: fields.layer_cart, pallet: fields.pallets_cart };
  return packUnits.filter((unit) => isOffered[unit] === 1);
}
