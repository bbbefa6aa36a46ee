import type { Country } from '@dray/contract/markets.ts';
import type { Minor } from '#platform/money.ts';

/** One item of the ERP's document: goods, or one chosen part of a bundle. */
export type ItemToSend = {
  lineNo: number;
  sku: string;
  /** Packs. */
  quantity: number;
  /** Per pack, without tax, discounts of its line taken off. */
  unitMinor: Minor;
  netMinor: Minor;
};

/** An order, as far as an ERP is told of it. */
export type OrderToSend = {
  orderNumber: string;
  /** What marks it in the ERP, behind the prefix, where that is not its number. */
  reference?: string | undefined;
  revision: number;
  country: Country;
  orderType: string;
  soldToId: string;
  shipToId: string;
  payerId: string;
  customerOrderNumber: string;
  noteForDriver: string | undefined;
  placedAt: Date;
  deliveryDate: string;
  currency: string;
  transportType: string;
  paymentMethod: string;
  items: readonly ItemToSend[];
  /** Lent with the lorry, so they belong to none of the items; their price is the deposit. */
  pallets: readonly ItemToSend[];
  /** Of the items. */
  netMinor: Minor;
};
