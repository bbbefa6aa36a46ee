import type { ItemToSend } from './order-to-send.ts';

/** An order as the portal and its customer know it, to hold the ERP's document against. */
export type AgreedOrder = {
  orderNumber: string;
  /** Null where the ERP's number has not come. */
  sapId: string | null;
  deliveryDate: string;
  /** Goods, and the chosen parts of bundles. */
  items: readonly ItemToSend[];
  /** The newest change of it that was read; undefined before the first. */
  reportedAt: Date | undefined;
};
