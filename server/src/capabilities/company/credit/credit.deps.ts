import type { Clock } from '#platform/clock.ts';
import type { Minor } from '#platform/money.ts';
import type { Scope } from '#platform/request/request.ts';
import type { ShipTo } from '../rules/company.model.ts';
import type { CreditStore } from './credit.store.ts';

type OpenBills = { payerId: string; currency: string; openMinor: Minor };

export type CreditDeps = {
  credits: CreditStore;
  listShipTos: (scope: Scope) => Promise<readonly ShipTo[]>;
  /** Bills that are not paid, less what credit notes give back; one sum a payer and currency. */
  sumOpenBills: (payerIds: readonly string[]) => Promise<readonly OpenBills[]>;
  /** What was ordered for these ship-tos and has not come, before and since a moment. */
  sumUndelivered: (shipToIds: readonly string[], moment: Date) => Promise<{ beforeMinor: Minor; sinceMinor: Minor }>;
  clock: Clock;
};
