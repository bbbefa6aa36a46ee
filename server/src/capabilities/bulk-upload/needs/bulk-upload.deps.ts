import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { CartDoor, Finding, ShownCart } from '#capabilities/cart/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { LiveDoor } from '#capabilities/live/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Request } from '#platform/request/request.ts';
import type { BulkOrderStore } from '../store/bulk-order.store.ts';
import type { BulkUploadStore } from '../store/bulk-upload.store.ts';

export type OriginOrder = { originKey: string; orderNumber: string; placedAt: Date };

/** What became of a wanted order: an order, or why not. */
export type WantedOrderOutcome = { placed: { orderNumber: string } } | { refused: { findings: readonly Finding[] } };

export type BulkUploadDeps = {
  uploads: BulkUploadStore;
  orders: BulkOrderStore;
  cart: Pick<CartDoor, 'openShipToShop' | 'findingsToWire'>;
  listShipTos: CompanyDoor['listShipTos'];
  /** Placing asks this, too, beyond what a cart shows. */
  whyNotPayable: (shown: ShownCart) => readonly Finding[];
  findOrdersOfOrigins: (keys: readonly string[]) => Promise<readonly OriginOrder[]>;
  placeWanted: (
    request: Request,
    shown: ShownCart,
    origin: { channel: 'bulk'; key: string },
  ) => Promise<WantedOrderOutcome>;
  findPerson: (uid: string) => Promise<{ name: string; email: string; language: Language } | undefined>;
  /** The day of a moment on the wall of a market. */
  dayAt: (country: Country | undefined, moment: Date) => Promise<string>;
  tell: NotificationsDoor['tell'];
  announce: LiveDoor['announce'];
  clock: Clock;
  newId: () => string;
};
