import { sharedActions } from '@dray/contract/users/managed-actions.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { AskedTrail, TrailReach, TrailSlice } from './asked-trail.model.ts';
import type { TrailEvent } from './audit.model.ts';
import { type EventRow, toEvent } from './event-row.ts';

export type TrailReadingStore = ReturnType<typeof trailReadingStore>;

/** The audit for those who look after it; what a company's managers read of their people is `audit-trail.store.ts`. */
export const trailReadingStore = namedStore('audit', (transaction: Transaction) => ({
  /** Newest first, by the time at which it was done. */
  async listTrail(asked: AskedTrail, { before, offset, limit }: TrailSlice): Promise<TrailEvent[]> {
    const { rows } = await sql<EventRow>`
      select event.* from (
        select id from (${newestOf(asked, before, offset + limit)}) as found
        order by at desc, id desc offset ${offset} limit ${limit}
      ) as asked
      cross join lateral (
        select id, at, actor, acting_for, company_id, action, subject, details, changes, request_id from audit_event
        where audit_event.id = asked.id offset 0
      ) as event
      order by event.at desc, event.id desc`.execute(transaction);
    return rows.map(toEvent);
  },

  /** So many at most. */
  async countTrail(asked: AskedTrail, max: number): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from (select from (${newestOf(asked, undefined, max)}) as each limit ${max}) as found`.execute(
      transaction,
    );
    return rows[0]?.n ?? 0;
  },
}));

/** So many of the newest of each action: each is one range of an index, whichever of them was asked for. */
function newestOf(asked: AskedTrail, before: string | undefined, max: number): RawBuilder<unknown> {
  const { actions, subject, actor, companyId, from, until, reach } = asked;
  const parts: RawBuilder<SqlBool>[] = [sql`action = asked.action`];
  if (subject !== undefined) parts.push(sql`subject = ${subject}`);
  if (actor !== undefined) parts.push(sql`actor = ${actor}`);
  if (companyId !== undefined) parts.push(sql`company_id = ${companyId}`);
  if (from) parts.push(sql`at >= ${from}`);
  if (until) parts.push(sql`at < ${until}`);
  if (before !== undefined)
    parts.push(sql`(at, id) < (select last.at, last.id from audit_event as last where last.id = ${before})`);
  if (reach !== 'everything') parts.push(isWithin(reach));
  return sql`
    select newest.id, newest.at from unnest(${[...actions]}::text[]) as asked (action)
    cross join lateral (
      select id, at from audit_event where ${sql.join(parts, sql` and `)} order by at desc, id desc limit ${max}
    ) as newest
    ${companyId === undefined ? sql`` : sql`union all ${newestShared(asked, companyId, before, max)}`}`;
}

/** Of what was done to several companies in one step, what this one had a part in. */
function newestShared(
  { actions, subject, actor, from, until, reach }: AskedTrail,
  companyId: string,
  before: string | undefined,
  max: number,
): RawBuilder<unknown> {
  const parts: RawBuilder<SqlBool>[] = [sql`shared.company_id = ${companyId}`, sql`shared.action = asked.action`];
  if (subject !== undefined) parts.push(sql`event.subject = ${subject}`);
  if (actor !== undefined) parts.push(sql`event.actor = ${actor}`);
  if (from) parts.push(sql`shared.at >= ${from}`);
  if (until) parts.push(sql`shared.at < ${until}`);
  if (before !== undefined)
    parts.push(
      sql`(event.at, event.id) < (select last.at, last.id from audit_event as last where last.id = ${before})`,
    );
  if (reach !== 'everything') parts.push(isWithin(reach, sql`shared.company_id`));
  return sql`
    select newest.id, newest.at from unnest(${actions.filter(isShared)}::text[]) as asked (action)
    cross join lateral (
      select event.id, event.at from audit_company as shared join audit_event as event on event.id = shared.event_id
      where ${sql.join(parts, sql` and `)} order by event.at desc, event.id desc limit ${max}
    ) as newest`;
}

const isShared = (action: string): boolean => sharedActions.some((each) => each === action);

/** Asked of each event alone: as a join it would begin with all companies there are. */
const isWithin = (
  { markets, companyIds }: Exclude<TrailReach, 'everything'>,
  company: RawBuilder<unknown> = sql`company_id`,
) => sql<SqlBool>`
  (${company} = any(${[...companyIds]}::text[]) or
    (select country from audited_company where audited_company.id = ${company}) = any(${[...markets]}::text[]))`;
