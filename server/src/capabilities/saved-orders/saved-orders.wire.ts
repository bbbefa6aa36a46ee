import { isCalendarDay } from '@dray/contract/calendar-day.ts';
import type {
  Cart as CartOnWire,
  MessageOutput,
  QueryGetSaveOrderForLaterArgs,
  SavedOrder,
  SavedOrderDetails,
  SavedOrders,
  StatusOutput,
  UserError,
} from '@dray/contract/generated/wire.ts';
import type { Language } from '@dray/contract/languages.ts';
import { limits } from '@dray/contract/limits.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { type SavedOrderMessage, savedOrderText } from '@dray/contract/texts/saved-order-text.ts';
import type { ShownCart } from '#capabilities/cart/index.ts';
import { toDecimal } from '#platform/money.ts';
import { Refusal } from '#platform/refusal.ts';
import type { SavedOrderList } from './list-saved-orders.ts';
import type { Reopened } from './reopen-saved-order.ts';
import { addressOf, type SavedOrderQuery } from './saved-orders.model.ts';

/** An empty text or list asks for nothing. */
export function queryFromWire({ filter, currentPage, pageSize, sort }: QueryGetSaveOrderForLaterArgs): SavedOrderQuery {
  const size = pageSize ?? 10;
  const page = currentPage ?? 1;
  if (size < 1 || size > limits.pageSize || page < 1) throw new Refusal('MALFORMED_REQUEST');
  return {
    shipToIds: filter?.sap_id ?? [],
    dateFrom: dayFromWire(filter?.date_from),
    dateTo: dayFromWire(filter?.date_to),
    deliverTo: textFromWire(filter?.deliver_to),
    billTo: textFromWire(filter?.bill_to),
    shipToName: textFromWire(filter?.shipto_name),
    pageSize: size,
    currentPage: page,
    oldestFirst: sort === 'ASC',
  };
}

const textFromWire = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

function dayFromWire(text: string | null | undefined): string | undefined {
  const day = textFromWire(text);
  if (day !== undefined && !isCalendarDay(day)) throw new Refusal('MALFORMED_REQUEST');
  return day;
}

export const savedOrdersToWire = ({ orders, total }: SavedOrderList, pageSize: number): SavedOrders => ({
  items: orders.map(savedOrderToWire),
  page_info: { total_unique_items: total, total_items: total, total_pages: Math.ceil(total / pageSize) },
});

function savedOrderToWire({ cart, context, totals, load }: ShownCart): SavedOrder {
  // A ship-to that merely lends its prices is not the order's own.
  const terms = context.terms?.shipTo.id === cart.shipToId ? context.terms : undefined;
  return {
    id: cart.id,
    cart_id: cart.id,
    date: dateOf(cart),
    total: toDecimal(totals.grandWithTaxMinor),
    currency: context.currency,
    total_qty: load.quantity,
    pallets: load.pallets,
    lines: cart.items.length,
    ship_to_id: terms?.shipTo.id ?? null,
    deliver_to: terms ? addressOf(terms.shipTo) : null,
    shipto_name: terms?.shipTo.name ?? null,
    bill_to: terms?.payer.name ?? null,
    saved_order_later: cart.state === 'saved',
    is_active: cart.state === 'active',
    customer_order_number: cart.reference.customerOrderNumber || null,
    delivery_date: cart.deliveryDate ?? null,
  };
}

const dateOf = ({ savedAt, changedAt }: ShownCart['cart']): string => (savedAt ?? changedAt).toISOString();

export const savedOrderDetailsToWire = ({ cart }: ShownCart, shown: CartOnWire): SavedOrderDetails => ({
  id: shown.id,
  cart_id: shown.id,
  date: dateOf(cart),
  customer_order_number: shown.customer_order_number ?? null,
  delivery_date: shown.delivery_date ?? null,
  transporttype: shown.delivery_method ?? null,
  billing_address: shown.payer_details ?? null,
  shipping_address: shown.outlet_details ?? null,
  shipping_methods: shown.available_transport_types,
  payment_method: shown.selected_payment_method ?? null,
  items: shown.items,
  prices: shown.prices,
});

export const savedToWire = (errors: readonly UserError[], language: Language): MessageOutput => ({
  message: errors[0]?.message ?? savedOrderText('saved', language),
  user_errors: [...errors],
});

export const doneToWire = (message: SavedOrderMessage, language: Language): StatusOutput => ({
  message: savedOrderText(message, language),
  status: 'success',
  cart: null,
});

/** Reported by message and status, like an order that is not there. */
export const restoredToWire = ([error]: readonly UserError[], language: Language): StatusOutput =>
  error ? { message: error.message, status: 'error', cart: null } : doneToWire('restored', language);

/** One sentence for each thing that happened. */
export function reopenedToWire(
  { shown, isPreviousSaved }: Reopened,
  cart: CartOnWire,
  language: Language,
): StatusOutput {
  const hasChanges = shown.lines.some(
    ({ errors, priceBeforeMinor }) => errors.length > 0 || priceBeforeMinor !== undefined,
  );
  const messages: SavedOrderMessage[] = [
    'reopened',
    ...(isPreviousSaved ? (['previousSaved'] as const) : []),
    ...(hasChanges ? (['linesToCheck'] as const) : []),
  ];
  return { message: messages.map((name) => savedOrderText(name, language)).join(' '), status: 'success', cart };
}

/** An order that is not there is an answer here, not an error (A12). */
export function goneToWire(error: unknown, language: Language): StatusOutput {
  if (!(error instanceof Refusal) || error.code !== 'CART_GONE') throw error;
  return { message: refusalText(error.code, language), status: 'error', cart: null };
}
