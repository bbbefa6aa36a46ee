import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { CreditDeps } from './credit.deps.ts';
import { type CreditDoor, credit } from './credit.door.ts';
import { creditStore } from './credit.store.ts';

type Needs = {
  clock: Clock;
  companyOf: DoorOf<Pick<CreditDeps, 'listShipTos'>>;
  /** What bills say that a payer owes. */
  balancesOf: DoorOf<Pick<CreditDeps, 'sumOpenBills'>>;
  /** What orders say. */
  outstandingOf: DoorOf<Pick<CreditDeps, 'sumUndelivered'>>;
};

/** A payer's limit beside what bills and orders say that it owes. */
export const openCredit =
  ({ clock, companyOf, balancesOf, outstandingOf }: Needs): DoorOf<CreditDoor> =>
  (transaction) =>
    credit({
      credits: creditStore(transaction),
      listShipTos: (scope) => companyOf(transaction).listShipTos(scope),
      sumOpenBills: (payerIds) => balancesOf(transaction).sumOpenBills(payerIds),
      sumUndelivered: (...asked) => outstandingOf(transaction).sumUndelivered(...asked),
      clock,
    });
