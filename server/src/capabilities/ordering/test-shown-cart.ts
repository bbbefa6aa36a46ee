import type { Cart, ShownCart } from '#capabilities/cart/index.ts';
import { priceCart } from '#capabilities/cart/rules/priced-cart.model.ts';
import { aBundle, aCart, aCoupon, anItem, aPrice, aReturnable, aShop } from '#capabilities/cart/testing/test-shop.ts';
import { aKeg } from '#capabilities/catalogue/test-shelf.ts';

const products = [
  aKeg({ sku: 'KEG', returnables: [{ sku: 'EMPTY', unitsThousandths: 1_000 }] }),
  aKeg({ sku: 'DARK', returnables: [{ sku: 'EMPTY', unitsThousandths: 1_000 }] }),
  aKeg({ sku: 'GAS', taxRate: 1_200, packFormat: 'CO2', grossWeightKg: 20 }),
  aKeg({ sku: 'SET', perLayer: 1, layersPerPallet: 1, packFormat: '', bundle: aBundle() }),
];
const items = [
  anItem('KEG', 2, { layers: 1, unitMinor: 200_000 }),
  anItem('DARK', 1, { unitMinor: 100_000 }),
  anItem('SET', 1, { optionsKey: 'B-1-2,B-2-1', unitMinor: 405_000 }),
];

/** Kegs, and a set of four dark ones with gas, at ten percent less: as somebody was shown it, ready to be placed. */
export async function aShownCart(own: Partial<Cart> = {}, shownHash = 'now'): Promise<ShownCart> {
  const shop = await aShop({
    products,
    prices: {
      KEG: aPrice(200_000, { listMinor: 250_000 }),
      DARK: aPrice(100_000),
      GAS: aPrice(50_000),
    },
    returnables: [aReturnable('EMPTY', 100_000), aReturnable('PALLET', 30_000, 'pallet')],
  });
  const cart = aCart(items, {
    paymentMethod: 'invoice14',
    reference: { customerOrderNumber: 'A-1', noteForDriver: 'Zvoňte' },
    coupons: [aCoupon({})],
    shownHash: 'kept',
    shownDeposits: { EMPTY: 100_000, PALLET: 30_000 },
    ...own,
  });
  return { ...priceCart(cart, shop), shownHash };
}
