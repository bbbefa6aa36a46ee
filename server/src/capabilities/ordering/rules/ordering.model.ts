import type { Country } from '@dray/contract/markets.ts';
import type { OrderStatus } from '@dray/contract/ordering/order-status.ts';
import type { PlacedReference } from '@dray/contract/ordering/placed-reference.ts';
import type { Texts } from '#capabilities/catalogue/index.ts';
import type { Minor } from '#platform/money.ts';

/** One pack within a bundle, as it was chosen. */
export type OrderedOption = {
  lineNo: number;
  id: string;
  sku: string;
  name: string;
  quantity: number;
  priceMinor: Minor | undefined;
  /** What one pack of it is lent in, by the container's sku; nothing where the order is older than that was kept. */
  containers?: Readonly<Record<string, number>>;
};

/** Money is net; a unit is one pack. */
export type OrderLine = {
  /** Never moves and is never given twice: what comes later to a line names it (T129). */
  lineNo: number;
  sku: string;
  name: string;
  packFormat: string;
  quantity: number;
  layers: number;
  pallets: number;
  /** Packs, layers and pallets counted as packs. */
  packs: number;
  unitMinor: Minor;
  listUnitMinor: Minor | undefined;
  discountMinor: Minor;
  netMinor: Minor;
  /** In hundredths of a percent; of a bundle that of its greatest part, the order's own taxes are in the snapshot. */
  taxRate: number;
  weightKg: number;
  options: readonly OrderedOption[];
};

export type OrderReturnable = {
  lineNo: number;
  /** Pallets belong to no line. */
  parentSku: string | undefined;
  sku: string;
  name: string;
  units: number;
  unitMinor: Minor;
  totalMinor: Minor;
};

type Address = { id: string; name: string; street: string; postalCode: string; city: string; country: Country };

/** What would otherwise follow later changes of customers, coupons and containers; as it is kept, so in plain values. */
export type OrderSnapshot = {
  shipTo: Address & { province: string | null };
  soldTo: { id: string; name: string };
  payer: Address & { identificationNo: string; taxVat: string };
  /** Rates in hundredths of a percent, amounts in hundredths of the currency. */
  taxes: readonly { rate: number; baseMinor: Minor; taxMinor: Minor }[];
  discounts: readonly { code: string; label: Texts; amountMinor: Minor }[];
  /** What the goods were packed in; absent where nobody reported it. */
  packs?: readonly { skus: readonly string[]; name: Texts }[];
  /** By sku, for readers of every language. */
  returnableNames: Readonly<Record<string, Texts>>;
};

export type OrderTotals = {
  /** Goods at own prices before discounts. */
  netMinor: Minor;
  discountMinor: Minor;
  taxMinor: Minor;
  depositMinor: Minor;
  /** What is to be paid: goods less discounts, with tax and deposits. */
  grandMinor: Minor;
};

export type OrderLoad = {
  quantity: number;
  pallets: number;
  physicalPallets: number;
  weightKg: number;
  hectolitres: number;
};

/** What a list shows of an order, besides its state. */
export type OrderFacts = {
  orderNumber: string;
  orderType: string;
  /** Somebody of the supplier's placed it for the customer. */
  isFromDesk: boolean;
  reference: PlacedReference;
  shipTo: { id: string; name: string; city: string };
  deliveryDate: string;
  placedAt: Date;
  currency: string;
  grandMinor: Minor;
  load: OrderLoad;
};

export type OrderChannel = 'cart' | 'bulk' | 'desk' | 'standing';

/** The key is the wanted order itself: it arrives once, however often it is sent. */
export type OrderOrigin = { channel: OrderChannel; placedBy: string; key: string };

/** An order as it was placed; nothing later changes it but its way through the ERP. */
export type Order = Omit<OrderFacts, 'shipTo' | 'grandMinor'> & {
  /** Given by the ERP. */
  sapId: string | undefined;
  status: OrderStatus;
  deliveryStatus: string | undefined;
  /** 1 as it was placed; each later change is one more. */
  revision: number;
  origin: OrderOrigin;
  cartId: string | undefined;
  /** The customer's person it is for. */
  uid: string;
  companyId: string;
  shipToId: string;
  country: Country;
  transportType: string;
  paymentMethod: string;
  totals: OrderTotals;
  lines: readonly OrderLine[];
  returnables: readonly OrderReturnable[];
  snapshot: OrderSnapshot;
};

export const packNameOf = ({ packs }: OrderSnapshot, sku: string): Texts | undefined =>
  packs?.find(({ skus }) => skus.includes(sku))?.name;
