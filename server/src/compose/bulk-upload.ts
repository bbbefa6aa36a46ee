import { randomUUID } from 'node:crypto';
import { type Country, marketOf } from '@dray/contract/markets.ts';
import {
  type BulkUploadDeps,
  bulkOrderStore,
  bulkSending,
  bulkUpload,
  bulkUploadRoutes,
  bulkUploadStore,
  fileReader,
} from '#capabilities/bulk-upload/index.ts';
import { type CartDoor, findingsToWire } from '#capabilities/cart/index.ts';
import { type CompanyDoor, localMoment } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { LiveDoor } from '#capabilities/live/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { OrderingDoor } from '#capabilities/ordering/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';

type Parts = {
  clock: Clock;
  homeMarket: Country;
  cartOf: DoorOf<CartDoor>;
  companyOf: DoorOf<CompanyDoor>;
  identityOf: DoorOf<IdentityDoor>;
  notificationsOf: DoorOf<NotificationsDoor>;
  liveOf: DoorOf<LiveDoor>;
  orderingOf: DoorOf<OrderingDoor>;
};

/** Files of orders: judged by the cart's rules, placed as any other order. */
export function composeBulkUpload(parts: Parts) {
  const { clock } = parts;
  const depsOf = (transaction: Transaction): BulkUploadDeps => {
    const ordering = parts.orderingOf(transaction);
    return {
      uploads: bulkUploadStore(transaction),
      orders: bulkOrderStore(transaction),
      cart: parts.cartOf(transaction),
      listShipTos: parts.companyOf(transaction).listShipTos,
      whyNotPayable: ordering.whyNotPayable,
      findOrdersOfOrigins: ordering.findOrdersOfOrigins,
      placeWanted: ordering.placeWanted,
      async findPerson(uid) {
        const person = await parts.identityOf(transaction).findPerson(uid);
        return person && { ...person, name: `${person.firstName} ${person.lastName}` };
      },
      dayAt: async (country = parts.homeMarket, moment) => localMoment(moment, marketOf(country).timeZone).date,
      tell: parts.notificationsOf(transaction).tell,
      announce: parts.liveOf(transaction).announce,
      clock,
      newId: randomUUID,
    };
  };
  const bulkOf = (transaction: Transaction) => bulkUpload(depsOf(transaction));
  return {
    bulkOf,
    bulkSendingOf: (transaction: Transaction) => bulkSending(depsOf(transaction)),
    bulkUploadRoutes: bulkUploadRoutes({
      bulkOf,
      reader: fileReader(),
      clock,
      newId: randomUUID,
      findingText: (finding, language) => findingsToWire([finding], language)[0]?.message ?? finding.code,
    }),
  };
}
