import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { AuditAction } from './audit.model.ts';
import { type EventRow, toEvent } from './event-row.ts';
import { looksOf, type TrailFilter } from './trail-looks.store.ts';

export type AuditTrailStore = ReturnType<typeof auditTrailStore>;

export type TrailPage = { offset: number; limit: number; max: number };

/** Reading what was written down, by the company it was done to. */
export const auditTrailStore = namedStore('audit', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'audit_event' | 'audit_company'>();

  return {
    /** Newest first; it counts `max` at most. */
    async listEvents(filter: TrailFilter, { offset, limit, max }: TrailPage) {
      const [page, counted] = await Promise.all([
        sql<EventRow>`
          select event.*, shared.own from (
            select id from (${looksOf(filter, offset + limit)}) as found order by id desc offset ${offset} limit ${limit}
          ) as asked
          cross join lateral (
            select id, at, actor, acting_for, company_id, action, subject, details, changes, request_id from audit_event
            where audit_event.id = asked.id offset 0
          ) as event
          cross join lateral (
            select jsonb_agg(details order by company_id) as own from audit_company
            where event_id = event.id and (company_id in (select unnest(${[...filter.companyIds]}::text[]))) is true
          ) as shared
          order by event.id desc`.execute(tables),
        sql<{ n: number }>`
          select count(*)::int as n from (select from (${looksOf(filter, max)}) as each limit ${max}) as found`.execute(
          tables,
        ),
      ]);
      return { events: page.rows.map(toEvent), total: counted.rows[0]?.n ?? 0 };
    },

    /** When one of these was last written down of each subject: the end of one range of the index for each. */
    async findLast(subjects: readonly string[], actions: readonly AuditAction[]): Promise<Map<string, Date>> {
      const { rows } = await sql<{ subject: string; at: Date }>`
        select asked.subject, max(last.at) as at
        from unnest(${[...subjects]}::text[]) as asked (subject) cross join unnest(${[...actions]}::text[]) as done (action)
        cross join lateral (
          select at from audit_event
          where audit_event.subject = asked.subject and audit_event.action = done.action order by at desc limit 1
        ) as last
        group by asked.subject`.execute(tables);
      return new Map(rows.map(({ subject, at }) => [subject, at]));
    },
  };
});
