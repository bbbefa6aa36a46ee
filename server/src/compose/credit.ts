import { type CompanyDoor, credit, creditStore } from '#capabilities/company/index.ts';
import { balanceStore } from '#capabilities/documents/index.ts';
import { openOrdersStore } from '#capabilities/ordering/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';

type Parts = { clock: Clock; companyOf: DoorOf<CompanyDoor> };

/** A payer's limit beside what bills and orders say that it owes. */
export const composeCredit =
  ({ clock, companyOf }: Parts) =>
  (transaction: Transaction) =>
    credit({
      credits: creditStore(transaction),
      listShipTos: (scope) => companyOf(transaction).listShipTos(scope),
      async sumOpenBills(payerIds) {
        const sums = await balanceStore(transaction).sumOpenWithoutScope(payerIds);
        return sums.map(({ payerId, currency, openMinor }) => ({ payerId, currency, openMinor }));
      },
      sumUndelivered: (...asked) => openOrdersStore(transaction).sumUndelivered(...asked),
      clock,
    });
