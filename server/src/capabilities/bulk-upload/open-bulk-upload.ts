import { randomUUID } from 'node:crypto';
import type { LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { LiveDoor } from '#capabilities/live/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type BulkUploadDoor, bulkUpload } from './bulk-upload.door.ts';
import type { BulkUploadDeps } from './needs/bulk-upload.deps.ts';
import { bulkSending, type SendingDoor } from './sending/sending.door.ts';
import { bulkOrderStore } from './store/bulk-order.store.ts';
import { bulkUploadStore } from './store/bulk-upload.store.ts';

type Needs = {
  clock: Clock;
  homeMarket: Country;
  localMoment: (moment: Date, timeZone: string) => LocalMoment;
  cartOf: DoorOf<CartDoor>;
  companyOf: DoorOf<CompanyDoor>;
  identityOf: DoorOf<Pick<IdentityDoor, 'findPerson'>>;
  notificationsOf: DoorOf<NotificationsDoor>;
  liveOf: DoorOf<LiveDoor>;
  /** Placing is a neighbour's. */
  orderingOf: DoorOf<Pick<BulkUploadDeps, 'whyNotPayable' | 'findOrdersOfOrigins' | 'placeWanted'>>;
};

/** Files of orders: judged by the cart's rules, placed as any other order. */
export const openBulkUpload =
  (needs: Needs): DoorOf<BulkUploadDoor> =>
  (transaction) =>
    bulkUpload(depsOf(needs, transaction));

/** The same for the job that sends them. */
export const openBulkSending =
  (needs: Needs): DoorOf<SendingDoor> =>
  (transaction) =>
    bulkSending(depsOf(needs, transaction));

function depsOf({ clock, homeMarket, localMoment, ...needs }: Needs, transaction: Transaction): BulkUploadDeps {
  const { whyNotPayable, findOrdersOfOrigins, placeWanted } = needs.orderingOf(transaction);
  return {
    uploads: bulkUploadStore(transaction),
    orders: bulkOrderStore(transaction),
    cart: needs.cartOf(transaction),
    listShipTos: needs.companyOf(transaction).listShipTos,
    whyNotPayable,
    findOrdersOfOrigins,
    placeWanted,
    async findPerson(uid) {
      const person = await needs.identityOf(transaction).findPerson(uid);
      return person && { ...person, name: `${person.firstName} ${person.lastName}` };
    },
    dayAt: async (country = homeMarket, moment) => localMoment(moment, marketOf(country).timeZone).date,
    tell: needs.notificationsOf(transaction).tell,
    announce: needs.liveOf(transaction).announce,
    clock,
    newId: randomUUID,
  };
}
