import type { Country } from '@dray/contract/markets.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Scope } from '#platform/request/request.ts';

export type WaitingTicket = { caseNumber: number; country: Country; waitingSince: Date };

export const waitingTicketStore = namedStore('support', (transaction: Transaction) => ({
  /** Whose customer has the last word, the one that waits longest first; along the index of those that wait. */
  listWaiting: (
    { markets, companyIds, shipToIds }: Scope,
    market: Country | undefined,
    max: number,
  ): Promise<readonly WaitingTicket[]> =>
    runFixed<WaitingTicket>(
      transaction,
      fixed`
        select t.case_number as "caseNumber", t.country, t.waiting_since as "waitingSince" from ticket t
        where t.waiting_since is not null and t.country = coalesce(${market ?? null}::text, t.country)
          and (t.country = any(${markets}) or t.company_id = any(${companyIds}) or t.ship_to_id = any(${shipToIds}))
        order by t.waiting_since limit ${max}`,
    ),
}));
