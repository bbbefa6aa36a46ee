import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { ActingDeps } from './acting.deps.ts';
import { type ActingDoor, acting } from './acting.door.ts';
import { actingStore } from './acting.store.ts';
import { actingPermissionStore } from './acting-permission.store.ts';

type Needs = {
  clock: Clock;
  accessOf: DoorOf<ActingDeps['access']>;
  identityOf: DoorOf<ActingDeps['identity']>;
  companyOf: DoorOf<ActingDeps['company']>;
  cartOf: DoorOf<ActingDeps['cart']>;
  auditOf: DoorOf<ActingDeps['audit']>;
};

/** Ordering for a customer (B3). */
export const openActing =
  ({ clock, accessOf, identityOf, companyOf, cartOf, auditOf }: Needs): DoorOf<ActingDoor> =>
  (transaction) =>
    acting({
      clock,
      sessions: actingStore(transaction),
      permissions: actingPermissionStore(transaction),
      access: accessOf(transaction),
      identity: identityOf(transaction),
      company: companyOf(transaction),
      cart: cartOf(transaction),
      audit: auditOf(transaction),
    });
