import { referenceToWire } from '@dray/contract/cart/reference-fields.ts';
import type {
  Cart as CartOnWire,
  CartOutput,
  CartPrices,
  CutOff,
  DateRefusal as DateRefusalOnWire,
  LineResult as LineResultOnWire,
  ReturnableItem,
  TransportOption,
} from '@dray/contract/generated/wire.ts';
import type { Language } from '@dray/contract/languages.ts';
import { paymentTitle, transportLabel } from '@dray/contract/texts/cart-text.ts';
import { type Minor, toDecimal } from '#platform/money.ts';
import type { CartChange } from '../changes/change-cart.ts';
import type { ShownCart } from '../changes/show-cart.ts';
import type { Cart, ShownDeposits } from '../rules/cart.model.ts';
import { calendarOf, transportOf } from '../rules/delivery-date.model.ts';
import type { LineResult } from '../rules/finding.model.ts';
import type { PricedCart } from '../rules/priced-cart.model.ts';
import { depositBefore, type ReturnableRow } from '../rules/returnables.model.ts';
import { textIn } from '../rules/text-in.model.ts';
import type { Totals } from '../rules/totals.model.ts';
import { addressesToWire } from './addresses.wire.ts';
import { cartItemToWire, seenIn } from './cart-item.wire.ts';
import { findingsToWire, findingToWire, messageOf } from './finding.wire.ts';
import { orderByText, type ToInstant } from './order-by.wire.ts';
import { progressToWire } from './progress.wire.ts';

/** Who reads it, and what they have marked; the latter only where it was asked for. */
export type Reader = {
  language: Language;
  favourites: ReadonlySet<string>;
  toInstant: ToInstant;
  now: () => Date;
};

/** Which cart it is and how often it has changed: all that many programs ask before they begin. */
export const bareCartFields: ReadonlySet<string> = new Set(['id', 'version']);

/** For a call that selects no other field: nothing is priced for it. */
export const bareCartToWire = ({ id, version }: Cart): CartOnWire => ({ id, version }) as CartOnWire;

export function cartToWire(shown: ShownCart, reader: Reader): CartOnWire {
  const { language, toInstant } = reader;
  const { cart, context, coupons } = shown;
  const payment = (code: string) => ({ code, title: paymentTitle(code, language) });
  const methods = context.terms?.paymentMethods ?? [];
  const selected = cart.paymentMethod ?? methods[0];
  const seen = seenIn(shown, language, reader.favourites);
  return {
    id: cart.id,
    version: cart.version,
    shown_hash: shown.shownHash,
    ...referenceToWire(cart.reference),
    proposed_customer_order_number: context.proposedOrderNumber ?? null,
    customer_order_number_used: context.isOrderNumberUsed,
    delivery_date: cart.deliveryDate ?? null,
    delivery_date_error: dateErrorToWire(shown, language),
    delivery_method: cart.transportType ?? null,
    ship_to_id: cart.shipToId ?? null,
    email: context.buyer.email ?? null,
    total_quantity: shown.load.quantity,
    items: shown.lines.map((line) => cartItemToWire(line, context.goods, seen)),
    prices: pricesToWire(shown.totals, context.currency),
    ...addressesToWire(shown),
    available_payment_methods: methods.map(payment),
    selected_payment_method: selected === undefined ? null : payment(selected),
    available_transport_types: transportsToWire(shown, language, toInstant),
    server_time: reader.now().toISOString(),
    // Few ask for them.
    get cut_offs() {
      return cutOffsToWire(shown, toInstant);
    },
    applied_coupons: coupons.map(({ coupon, finding }) => ({
      code: coupon.code,
      label: textIn(coupon.label, language),
      error: finding ? findingToWire(finding, language) : null,
    })),
    discounts: coupons
      .filter(({ discountMinor }) => discountMinor > 0)
      .map(({ coupon, discountMinor }) => ({
        label: textIn(coupon.label, language),
        amount: toDecimal(discountMinor),
      })),
    returnable_items: shown.returnables.map((row) => returnableToWire(row, cart.shownDeposits, language)),
    progress_bar_data: progressToWire(shown, language),
    obstacles: findingsToWire(shown.obstacles, language),
    agreement_missing: !cart.isAgreementAccepted,
  };
}

const dateErrorToWire = ({ dateRefusal }: PricedCart, language: Language): DateRefusalOnWire | null =>
  dateRefusal
    ? {
        code: dateRefusal.finding.code,
        message: messageOf(dateRefusal.finding, language),
        next_date: dateRefusal.nextDate ?? null,
      }
    : null;

export const pricesToWire = (totals: Totals, currency: string): CartPrices => ({
  basic_total: toDecimal(totals.listMinor),
  basic_total_tax: toDecimal(totals.listWithTaxMinor),
  your_total: toDecimal(totals.goodsMinor),
  your_total_tax: toDecimal(totals.goodsWithTaxMinor),
  discount_total: toDecimal(totals.discountMinor),
  tax_total: toDecimal(totals.taxMinor),
  deposit_total: toDecimal(totals.depositMinor),
  grand_total: toDecimal(totals.grandMinor),
  grand_total_tax: toDecimal(totals.grandWithTaxMinor),
  currency,
  taxes: totals.taxes.map(({ rate, baseMinor, taxMinor }) => ({
    rate: rate / 100,
    base: toDecimal(baseMinor),
    amount: toDecimal(taxMinor),
  })),
});

/** Of the chosen means of transport, else of the usual one. */
function cutOffsToWire({ cart, context }: PricedCart, toInstant: ToInstant): CutOff[] {
  const { terms, now } = context;
  const transport = transportOf(terms, cart.transportType);
  if (!terms || !transport) return [];
  return calendarOf(terms, transport, now)
    .cutOffs(cart.deliveryDate)
    .map(({ date, orderBy }) => ({ date, order_by: orderByText(orderBy, terms.timeZone, toInstant) }));
}

function transportsToWire({ context }: PricedCart, language: Language, toInstant: ToInstant): TransportOption[] {
  const { terms, now } = context;
  if (!terms) return [];
  return terms.transports.map((transport) => {
    const calendar = calendarOf(terms, transport, now);
    const orderBy = calendar.lastOrder();
    return {
      value: transport.transportType,
      label: transportLabel(transport.transportType, language),
      handstacked: transport.handstacked,
      earliest_date: calendar.earliest() ?? null,
      order_by: orderBy ? orderByText(orderBy, terms.timeZone, toInstant) : null,
    };
  });
}

const returnableToWire = (
  row: ReturnableRow,
  shownDeposits: ShownDeposits | undefined,
  language: Language,
): ReturnableItem => ({
  parent_sku: row.parentSku ?? null,
  sku: row.returnable.sku,
  name: textIn(row.returnable.name, language),
  total_units: row.unitsThousandths / 1_000,
  unit_price: toDecimal(row.returnable.unitMinor),
  price_before: decimalOrNull(depositBefore(row, shownDeposits)),
  total_price: toDecimal(row.totalMinor),
});

const decimalOrNull = (minor: Minor | undefined): number | null => (minor === undefined ? null : toDecimal(minor));

export const changeToWire = (change: CartChange, reader: Reader): CartOutput => ({
  cart: cartToWire(change.shown, reader),
  user_errors: findingsToWire(change.findings, reader.language),
  line_results: change.lineResults.map((result) => lineResultToWire(result, reader.language)),
});

const lineResultToWire = ({ sku, status, packs, finding }: LineResult, language: Language): LineResultOnWire => ({
  sku,
  status,
  quantity_total: packs,
  code: finding?.code ?? null,
  message: finding ? messageOf(finding, language) : null,
});
