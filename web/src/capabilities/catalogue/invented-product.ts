import type { ProductCardFieldsFragment } from '../../generated/operations.ts';

/** What the shape shows; a first visit waits for every byte, so nothing that it does not show is invented. */
const shown: Partial<ProductCardFieldsFragment> = {
  name: 'Havranov Ležák 12°',
  pack_format: 'CR20',
  pack_label: 'Přepravka 20 × 0,5 l',
  packaging: 'Beer',
  currency: 'CZK',
  your_price: 349,
  your_price_tax: 422,
  base_price: 410,
  base_price_tax: 496,
  price_per_litre: 34.9,
  price_per_litre_tax: 42.2,
  deposit: 160,
  orderable: true,
  images: [],
  cart_fields: { packaging_cart: 1, layer_cart: 1, pallets_cart: 1 },
};

/** Draws the shape of a product that is still on its way: as long as most are, and never seen as such. */
export const inventedProduct = shown as ProductCardFieldsFragment;
