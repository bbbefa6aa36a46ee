import type { Country } from '@dray/contract/markets.ts';
import type { OrderStatus } from '@dray/contract/ordering/order-status.ts';
import { type PlacedReferenceOnWire, placedReference } from '@dray/contract/ordering/placed-reference.ts';
import { parseMinor } from '#platform/money.ts';
import { type LineRow, type ReturnableRow, toLine, toReturnable } from '../rules/order-document.model.ts';
import type { OrderState } from '../rules/order-facts.model.ts';
import type { Order, OrderChannel, OrderFacts, OrderLoad, OrderSnapshot } from '../rules/ordering.model.ts';
import { type OrderStateRow, toOrderState } from './order-state-row.store.ts';

type LoadRow = {
  quantity_total: string;
  pallets: string;
  physical_pallets: number;
  weight_kg: string;
  hectolitres: string;
};

type CommonRow = LoadRow &
  OrderStateRow &
  PlacedReferenceOnWire & {
    order_number: string;
    channel: string;
    order_type: string;
    ship_to_id: string;
    delivery_date: string;
    placed_at: Date;
    currency: string;
    grand_total: string;
  };

export type HeadRow = CommonRow & { ship_to_name: string | null; ship_to_city: string | null };

export type OrderRow = CommonRow & {
  revision: number;
  placed_by: string;
  origin_key: string;
  cart_id: string | null;
  uid: string;
  company_id: string;
  country: string;
  transport_type: string;
  payment_method: string;
  net_total: string;
  discount_total: string;
  tax_total: string;
  deposit_total: string;
  snapshot: unknown;
  lines: readonly LineRow[];
  returnables: readonly ReturnableRow[];
};

const toCommon = (row: CommonRow) => ({
  orderNumber: row.order_number,
  orderType: row.order_type,
  isFromDesk: row.channel === 'desk',
  reference: placedReference(row),
  deliveryDate: row.delivery_date,
  placedAt: row.placed_at,
  currency: row.currency,
  load: toLoad(row),
});

const toLoad = (row: LoadRow): OrderLoad => ({
  quantity: Number(row.quantity_total),
  pallets: Number(row.pallets),
  physicalPallets: row.physical_pallets,
  weightKg: Number(row.weight_kg),
  hectolitres: Number(row.hectolitres),
});

/** An order in a list. */
export type OrderHead = OrderFacts & { orderState: OrderState };

export const toHead = (row: HeadRow): OrderHead => ({
  ...toCommon(row),
  orderState: toOrderState(row),
  shipTo: { id: row.ship_to_id, name: row.ship_to_name ?? '', city: row.ship_to_city ?? '' },
  grandMinor: parseMinor(row.grand_total),
});

export const toOrder = (row: OrderRow): Order => ({
  ...toCommon(row),
  sapId: row.sap_id ?? undefined,
  // Kept to its list by the database itself.
  status: row.status as OrderStatus,
  deliveryStatus: row.delivery_status ?? undefined,
  revision: row.revision,
  origin: { channel: row.channel as OrderChannel, placedBy: row.placed_by, key: row.origin_key },
  cartId: row.cart_id ?? undefined,
  uid: row.uid,
  companyId: row.company_id,
  shipToId: row.ship_to_id,
  country: row.country as Country,
  transportType: row.transport_type,
  paymentMethod: row.payment_method,
  totals: {
    netMinor: parseMinor(row.net_total),
    discountMinor: parseMinor(row.discount_total),
    taxMinor: parseMinor(row.tax_total),
    depositMinor: parseMinor(row.deposit_total),
    grandMinor: parseMinor(row.grand_total),
  },
  lines: row.lines.map(toLine),
  returnables: row.returnables.map(toReturnable),
  // Written whole with the order and never again.
  snapshot: row.snapshot as OrderSnapshot,
});
