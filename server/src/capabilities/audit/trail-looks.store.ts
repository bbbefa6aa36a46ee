import type { Country } from '@dray/contract/markets.ts';
import {
  companyActions,
  type ManagedAction,
  marketActions,
  sharedActions,
} from '@dray/contract/users/managed-actions.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

export type TrailFilter = {
  /** Companies that the caller's scope has given. */
  companyIds: readonly string[];
  /** Those where these companies are: what is done to all of a market is done to them. */
  markets: readonly Country[];
  actions: readonly ManagedAction[];
  subject: string | undefined;
  from: Date | undefined;
  /** Not included. */
  until: Date | undefined;
};

/** Of more companies nobody is asked one by one: the record is gone along instead, and each event tells its company. */
const askedOneByOne = 20;

const among = (actions: readonly string[]) => sql.join(actions.map((action) => sql.lit(action)));

// In the words of the indexes, which are as small as what they say of the record.
const isOfCompany = sql<SqlBool>`company_id is not null and action in (${among(companyActions)})`;
const isOfMarket = sql<SqlBool>`company_id is null and action in (${among(marketActions)})`;

/** The ids of so many of the newest of each action: one range of an index each, as in the orders' history. */
export function looksOf(filter: TrailFilter, max: number): RawBuilder<unknown> {
  const ofCompanies = looksOfCompanies(filter, max);
  if (filter.subject !== undefined) return ofCompanies;
  const ofOwners = sql`${ofCompanies} union all ${looksOfShared(filter, max)}`;
  return filter.markets.length > 0 ? sql`${ofOwners} union all ${looksOfMarkets(filter, max)}` : ofOwners;
}

function looksOfCompanies(filter: TrailFilter, max: number): RawBuilder<unknown> {
  const { actions, subject, companyIds } = filter;
  const isOneByOne = subject === undefined && companyIds.length <= askedOneByOne;
  const parts = [sql<SqlBool>`action = asked.action`, isOfCompany, ...withinDays(filter)];
  if (subject !== undefined) parts.push(sql`subject = ${subject}`);
  // "Is true" keeps it a look into a hash table: as a plain condition it would become a join with all of their events.
  parts.push(
    isOneByOne ? sql`company_id = owner.id` : sql`(company_id in (select unnest(${[...companyIds]}::text[]))) is true`,
  );
  return sql`
    select newest.id from unnest(${actions.filter(isAmong(companyActions))}::text[]) as asked (action)
    ${isOneByOne ? sql`cross join unnest(${[...companyIds]}::text[]) as owner (id)` : sql``}
    cross join lateral (
      select id from audit_event where ${sql.join(parts, sql` and `)} order by id desc limit ${max}
    ) as newest`;
}

/** One that affects two companies of the reader is one all the same. */
function looksOfShared(filter: TrailFilter, max: number): RawBuilder<unknown> {
  const { actions, companyIds } = filter;
  const isOneByOne = companyIds.length <= askedOneByOne;
  const parts = [sql<SqlBool>`action = asked.action`, ...withinDays(filter)];
  parts.push(
    isOneByOne ? sql`company_id = owner.id` : sql`(company_id in (select unnest(${[...companyIds]}::text[]))) is true`,
  );
  return sql`
    select distinct newest.event_id as id from unnest(${actions.filter(isAmong(sharedActions))}::text[]) as asked (action)
    ${isOneByOne ? sql`cross join unnest(${[...companyIds]}::text[]) as owner (id)` : sql``}
    cross join lateral (
      select event_id from audit_company where ${sql.join(parts, sql` and `)}
      group by event_id order by event_id desc limit ${max}
    ) as newest`;
}

function looksOfMarkets(filter: TrailFilter, max: number): RawBuilder<unknown> {
  const parts = [sql<SqlBool>`subject = of.market and action = asked.action`, isOfMarket, ...withinDays(filter)];
  const markets = filter.markets.map((market) => `market:${market}`);
  return sql`
    select newest.id from unnest(${filter.actions.filter(isAmong(marketActions))}::text[]) as asked (action)
    cross join unnest(${markets}::text[]) as of (market)
    cross join lateral (
      select id from audit_event where ${sql.join(parts, sql` and `)} order by id desc limit ${max}
    ) as newest`;
}

const isAmong = (some: readonly string[]) => (action: string) => some.includes(action);

function withinDays({ from, until }: TrailFilter): RawBuilder<SqlBool>[] {
  return [...(from ? [sql<SqlBool>`at >= ${from}`] : []), ...(until ? [sql<SqlBool>`at < ${until}`] : [])];
}
