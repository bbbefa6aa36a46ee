import type { JudgedLoad } from '@dray/contract/cart/load.ts';
import type { LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { PriceList } from '#capabilities/catalogue/index.ts';
import type { DeliveryTerms, Transport } from '#capabilities/company/index.ts';
import type { Minor } from '#platform/money.ts';
import { withBundleRules } from './bundle-rules.model.ts';
import type { Cart } from './cart.model.ts';
import { type CartLimits, limitFindings, limitsOf, loadOf, weightGramsOf } from './cart-load.model.ts';
import { type JudgedCoupon, judgeCoupon } from './coupon.model.ts';
import { type DateRefusal, refuseDate, transportOf } from './delivery-date.model.ts';
import type { Finding } from './finding.model.ts';
import { findObstacles, isShipToClosed } from './obstacles.model.ts';
import { type PricedLine, priceLine, type Shop } from './priced-line.model.ts';
import { type ReturnableRow, returnableRows } from './returnables.model.ts';
import { goodsTotal, sumOf, type Totals, totalUp } from './totals.model.ts';

/** Everything besides the cart that its price and its chances depend on, at one moment. */
export type CartContext = Shop & {
  buyer: { uid: string; email: string | undefined };
  /** The market that goods, prices and days are those of. */
  country: Country;
  /** Where prices and limits come from: the chosen ship-to, else the one that the call or the caller's rights name. */
  terms: DeliveryTerms | undefined;
  priceList: PriceList | undefined;
  currency: string;
  /** On the market's wall. */
  now: LocalMoment;
  /** An earlier order of the last twelve months carries the same number (T77). */
  isOrderNumberUsed: boolean;
  /** What the customer's own number could be, where the cart has none (T130). */
  proposedOrderNumber: string | undefined;
};

/** A line with its share of the cart's discounts. */
export type CartLine = PricedLine & { discountMinor: Minor; weightGrams: number };

/** A cart with everything that follows from it at this moment. */
export type PricedCart = {
  /** With what headers and arguments brought in where a field was empty. */
  cart: Cart;
  context: CartContext;
  /** What the load is judged by: the chosen transport, else the ship-to's usual one. */
  transport: Transport | undefined;
  lines: readonly CartLine[];
  coupons: readonly JudgedCoupon[];
  returnables: readonly ReturnableRow[];
  totals: Totals;
  limits: CartLimits;
  load: JudgedLoad;
  /** What is wrong with the load and the value of the order. */
  limitFindings: readonly Finding[];
  /** Nothing about load, limits or lines speaks against ordering. */
  canProceed: boolean;
  dateRefusal: DateRefusal | undefined;
  /** All that must be mended before placing; empty means that it may be placed. */
  obstacles: readonly Finding[];
};

export function priceCart(cart: Cart, context: CartContext): PricedCart {
  const { goods, terms, currency, country, day } = context;
  const transport = transportOf(terms, cart.transportType);
  const limits = limitsOf(transport);
  const lines = withBundleRules(
    cart.items.map((item) => priceLine(item, context)),
    goods,
  );
  const load = loadOf(lines, limits);
  const returnables = returnableRows(lines, goods, { ...load, handstacked: limits.handstacked });
  const goodsMinor = goodsTotal(lines);
  const coupons = cart.coupons.map((coupon) => judgeCoupon(coupon, { goodsMinor, currency, day, country }));
  const { totals, lineDiscounts } = totalUp(lines, sumOf(coupons.map((each) => each.discountMinor)), returnables);
  const tooLittleOrMuch = limitFindings(load, limits, { goodsMinor, currency });
  const lineFindings = lines.flatMap(findingsOf);
  const dateRefusal =
    terms && transport && cart.deliveryDate ? refuseDate(terms, transport, context.now, cart.deliveryDate) : undefined;
  return {
    cart,
    context,
    transport,
    lines: lines.map((line, index) => ({
      ...line,
      discountMinor: lineDiscounts[index] ?? 0,
      weightGrams: weightGramsOf(line),
    })),
    coupons,
    returnables,
    totals,
    limits,
    load,
    limitFindings: tooLittleOrMuch,
    canProceed: lines.length > 0 && tooLittleOrMuch.length + lineFindings.length === 0 && !isShipToClosed(terms),
    dateRefusal,
    obstacles: findObstacles({ cart, terms, lineFindings, limitFindings: tooLittleOrMuch, dateRefusal }),
  };
}

const findingsOf = ({ item, errors }: PricedLine): Finding[] =>
  errors.map((error) => ({ ...error, path: ['items', item.id] }));
