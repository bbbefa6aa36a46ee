import type { DeliveryTransport } from '@dray/contract/calendars/departures.ts';
import type { Country } from '@dray/contract/markets.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** Terms that ship-tos of a market have in common, and how many of them do. */
export type CommonTerms = {
  transportType: DeliveryTransport;
  leadDays: number;
  cutOff: string;
  closedWeekdays: number[];
  shipTos: number;
};

/** Of no customer in particular, so nobody's scope is asked for. */
export const marketTermsStore = namedStore('company-terms', (transaction: Transaction) => ({
  listCommon: (country: Country, max: number): Promise<readonly CommonTerms[]> =>
    runFixed<CommonTerms>(
      transaction,
      fixed`
        select t.transport_type as "transportType", t.lead_days as "leadDays", to_char(t.cut_off, 'HH24:MI') as "cutOff",
          t.closed_weekdays as "closedWeekdays", count(*)::int as "shipTos"
        from ship_to_transport t join ship_to s on s.id = t.ship_to_id
        where s.country = ${country} and s.status <> 'Move Out'
        group by 1, 2, 3, 4 order by 5 desc, 1, 3 limit ${max}`,
    ),
}));
