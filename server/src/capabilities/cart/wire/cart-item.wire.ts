import type { CartItem as CartItemOnWire } from '@dray/contract/generated/wire.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { Goods, Seen } from '#capabilities/catalogue/index.ts';
import { type Minor, toDecimal, withTax } from '#platform/money.ts';
import { calendarOf } from '../rules/delivery-date.model.ts';
import type { CartLine, PricedCart } from '../rules/priced-cart.model.ts';
import { findingsToWire } from './finding.wire.ts';

export function cartItemToWire(line: CartLine, goods: Goods, seen: Seen): CartItemOnWire {
  const { item, product, packs, unitMinor, listUnitMinor } = line;
  return {
    id: item.id,
    uid: item.id,
    get product() {
      return goods.show(product, seen);
    },
    quantity: item.quantity,
    quantity_total: packs,
    number_of_packages: item.quantity,
    number_of_layer: item.layers,
    number_of_layer_total: item.layers + item.pallets * product.layersPerPallet,
    number_of_pallet: item.pallets,
    pack_format: product.packFormat,
    weight: line.weightGrams / 1_000,
    prices: {
      unit: decimalOrNull(unitMinor),
      unit_tax: decimalOrNull(line.unitWithTaxMinor),
      row_total: toDecimal(line.netMinor),
      row_total_tax: toDecimal(rowWithTax(line)),
      basic_unit: decimalOrNull(listUnitMinor),
      basic_row_total: toDecimal(line.listNetMinor),
      discount: toDecimal(line.discountMinor),
    },
    bundle_options: line.parts.map((part) => ({
      id: part.optionId,
      sku: part.product.sku,
      name: part.product.name,
      quantity: part.packsPerBundle,
      price: decimalOrNull(part.unitMinor),
    })),
    errors: findingsToWire(line.errors, seen.buyer.language),
    price_before: decimalOrNull(line.priceBeforeMinor),
  };
}

/** For the eye: the cart's tax is worked out on the sum of a rate (T111). */
const rowWithTax = ({ taxShares }: CartLine): Minor =>
  taxShares.reduce((sum, { rate, netMinor }) => sum + withTax(netMinor, rate), 0);

const decimalOrNull = (minor: Minor | undefined): number | null => (minor === undefined ? null : toDecimal(minor));

/** Once a cart: every line is seen by the same person at the same prices. */
export function seenIn(
  { context, transport, cart }: PricedCart,
  language: Language,
  favourites: ReadonlySet<string>,
): Seen {
  const { prices, terms, priceList, currency, country, day, now, buyer } = context;
  return {
    buyer: { uid: buyer.uid, language, country, shipToId: cart.shipToId, priceList, currency, day },
    prices,
    favourites,
    earliestDelivery: terms && transport && calendarOf(terms, transport, now).earliest(),
  };
}
