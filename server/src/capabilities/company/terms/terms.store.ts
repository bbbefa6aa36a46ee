import type { TermsChange } from '@dray/contract/calendars/terms-shapes.ts';
import type { Country } from '@dray/contract/markets.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Scope } from '#platform/request/request.ts';
import type { KeptTerms, ServedShipTo, TermsFilter, TermsKey } from './terms.model.ts';

export type TermsStore = ReturnType<typeof termsStore>;
type Slice = { offset: number; limit: number };

/** Lead time, cut-off and closed weekdays of ship-tos, for those of the supplier's people who keep them. */
export const termsStore = namedStore('company-terms', (transaction: Transaction) => {
  const run = async (where: RawBuilder<unknown>, rest: RawBuilder<unknown>): Promise<KeptTerms[]> =>
    (await sql<TermsRow>`${selected} where ${where} ${rest}`.execute(transaction)).rows.map(toTerms);
  return {
    listTerms: (scope: Scope, filter: TermsFilter, { offset, limit }: Slice) =>
      run(within(scope, filter), sql`${inOrder} limit ${limit} offset ${offset}`),

    async countTerms(scope: Scope, filter: TermsFilter): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ship_to_transport t join ship_to s on s.id = t.ship_to_id
        where ${within(scope, filter)}`.execute(transaction);
      return rows[0]?.count ?? 0;
    },

    findTerms: (scope: Scope, keys: readonly TermsKey[]) => run(named(scope, keys), inOrder),

    /** Locked, always in the same order: of two changes at once the second reads what the first has made. */
    lockTerms: (scope: Scope, keys: readonly TermsKey[]) => run(named(scope, keys), sql`${inOrder} for update of t`),

    lockFiltered: (scope: Scope, filter: TermsFilter) => run(within(scope, filter), sql`${inOrder} for update of t`),

    /** Companies with a ship-to in a market. */
    async listCompanyIds(scope: Scope, country: Country): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select distinct s.company_id as id from ship_to s where ${reached(scope)} and s.country = ${country}`.execute(
        transaction,
      );
      return rows.map(({ id }) => id);
    },

    async listServed(scope: Scope, ids: readonly string[]): Promise<ServedShipTo[]> {
      const { rows } = await sql<ServedShipTo>`
        select s.id, s.name, s.city, s.country, s.company_id as "companyId", c.name as "companyName",
          (select t.transport_type from ship_to_transport t where t.ship_to_id = s.id
            order by t.preference, t.transport_type limit 1) as "usualTransport"
        from ship_to s join company c on c.id = s.company_id
        where ${reached(scope)} and s.id = any(${ids})`.execute(transaction);
      return rows;
    },

    /** What is left out of the change stays as it is; the trigger of the table moves each version. */
    async setTerms(keys: readonly TermsKey[], { leadDays, cutOff, closedWeekdays }: TermsChange): Promise<void> {
      await sql`
        update ship_to_transport t set
          lead_days = coalesce(${leadDays ?? null}::int, lead_days),
          cut_off = coalesce(${cutOff ?? null}::time, cut_off),
          closed_weekdays = coalesce(${closedWeekdays ?? null}::int[], closed_weekdays)
        from unnest(${keys.map(({ shipToId }) => shipToId)}::text[], ${keys.map((key) => key.transportType)}::text[])
          as wanted (ship_to_id, transport_type)
        where t.ship_to_id = wanted.ship_to_id and t.transport_type = wanted.transport_type`.execute(transaction);
    },
  };
});

const selected = sql`
  select s.id, s.name, s.city, s.country, s.company_id, t.transport_type, t.lead_days, t.cut_off, t.closed_weekdays, t.version
  from ship_to_transport t join ship_to s on s.id = t.ship_to_id`;
const inOrder = sql`order by s.name, s.id, t.transport_type`;
const anyTerms: TermsFilter = {
  country: undefined,
  transport: undefined,
  cutOff: undefined,
  shipToId: undefined,
  search: undefined,
};

const reached = ({ markets, companyIds, shipToIds }: Scope): RawBuilder<unknown> =>
  sql`(s.country = any(${markets}) or s.company_id = any(${companyIds}) or s.id = any(${shipToIds}))`;

const named = (scope: Scope, keys: readonly TermsKey[]): RawBuilder<unknown> =>
  sql`${within(scope, anyTerms)} and (t.ship_to_id, t.transport_type) in (
    select * from unnest(${keys.map(({ shipToId }) => shipToId)}::text[], ${keys.map((key) => key.transportType)}::text[]))`;

/** What somebody reaches, and of that what they ask for. Those who have moved out are delivered to no more. */
function within(scope: Scope, filter: TermsFilter): RawBuilder<unknown> {
  const { country, transport, cutOff, shipToId, search } = filter;
  const words = (search ?? '').split(/\s+/).filter(Boolean);
  const parts = [
    reached(scope),
    sql`s.status <> 'Move Out'`,
    ...(country ? [sql`s.country = ${country}`] : []),
    ...(transport ? [sql`t.transport_type = ${transport}`] : []),
    ...(cutOff ? [sql`t.cut_off = ${cutOff}::time`] : []),
    ...(shipToId ? [sql`s.id = ${shipToId}`] : []),
    ...words.map(
      (word) =>
        sql`search_text(s.id || ' ' || s.name || ' ' || s.city) like '%' || search_text(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`,
    ),
  ];
  return sql.join(parts, sql` and `);
}

type TermsRow = {
  id: string;
  name: string;
  city: string;
  country: string;
  company_id: string;
  transport_type: string;
  lead_days: number;
  cut_off: string;
  closed_weekdays: number[];
  version: number;
};

const toTerms = (row: TermsRow): KeptTerms => ({
  shipToId: row.id,
  name: row.name,
  city: row.city,
  country: row.country as Country,
  companyId: row.company_id,
  transportType: row.transport_type,
  leadDays: row.lead_days,
  cutOff: row.cut_off.slice(0, 5),
  closedWeekdays: row.closed_weekdays,
  version: row.version,
});
