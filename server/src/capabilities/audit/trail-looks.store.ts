import { type ManagedAction, managedActions } from '@dray/contract/users/managed-actions.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

export type TrailFilter = {
  /** Companies that the caller's scope has given. */
  companyIds: readonly string[];
  actions: readonly ManagedAction[];
  subject: string | undefined;
  from: Date | undefined;
  /** Not included. */
  until: Date | undefined;
};

/** Of more companies nobody is asked one by one: the record is gone along instead, and each event tells its company. */
const askedOneByOne = 20;

/** In the words of the indexes, which are as small as what it says of the record. */
const isManaged = sql<SqlBool>`company_id is not null
  and action in (${sql.join(managedActions.map((action) => sql.lit(action)))})`;

/** The ids of so many of the newest of each action: one range of an index each, as in the orders' history. */
export function looksOf(filter: TrailFilter, max: number): RawBuilder<unknown> {
  const { actions, subject, from, until, companyIds } = filter;
  const isOneByOne = subject === undefined && companyIds.length <= askedOneByOne;
  const parts: RawBuilder<SqlBool>[] = [sql`action = asked.action`, isManaged];
  if (subject !== undefined) parts.push(sql`subject = ${subject}`);
  if (from) parts.push(sql`at >= ${from}`);
  if (until) parts.push(sql`at < ${until}`);
  // "Is true" keeps it a look into a hash table: as a plain condition it would become a join with all of their events.
  parts.push(
    isOneByOne ? sql`company_id = owner.id` : sql`(company_id in (select unnest(${[...companyIds]}::text[]))) is true`,
  );
  return sql`
    select newest.id from unnest(${[...actions]}::text[]) as asked (action)
    ${isOneByOne ? sql`cross join unnest(${[...companyIds]}::text[]) as owner (id)` : sql``}
    cross join lateral (
      select id from audit_event where ${sql.join(parts, sql` and `)} order by id desc limit ${max}
    ) as newest`;
}
