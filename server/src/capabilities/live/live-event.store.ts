import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { AddressedEvent, NumberedEvent } from './live-event.model.ts';

export const liveChannel = 'dray_live';

export const liveEventStore = namedStore('live', (transaction: Transaction) => ({
  /** Kept, and announced to every process when the transaction commits. */
  async addEvent(event: AddressedEvent, at: Date): Promise<void> {
    await runFixed(
      transaction,
      fixed`with added as (
          insert into live_event (kind, subject, section, company_id, ship_to_id, country, created_at)
          values (${event.kind}, ${event.id}, ${event.section}, ${event.companyId}, ${event.shipToId}, ${event.country},
            ${at})
          returning *
        )
        select pg_notify('dray_live', json_build_object('number', id, 'kind', kind, 'id', subject, 'section', section,
          'companyId', company_id, 'shipToId', ship_to_id, 'country', country)::text) from added`,
    );
  },

  async findEvent(number: number): Promise<{ createdAt: Date } | undefined> {
    const [row] = await runFixed<{ createdAt: Date }>(
      transaction,
      fixed`select created_at as "createdAt" from live_event where id = ${number}`,
    );
    return row;
  },

  async findSince(since: Date, max: number): Promise<readonly NumberedEvent[]> {
    return runFixed<NumberedEvent>(
      transaction,
      fixed`select id::int as number, kind, subject as id, section, company_id as "companyId", ship_to_id as "shipToId", country
        from live_event where created_at >= ${since} order by id limit ${max}`,
    );
  },

  async removeBefore(before: Date): Promise<void> {
    await runFixed(transaction, fixed`delete from live_event where created_at < ${before}`);
  },
}));
