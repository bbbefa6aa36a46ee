import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { AddressedEvent, NumberedEvent } from './live-event.model.ts';

const nowhere = {
  uid: undefined,
  section: undefined,
  companyId: undefined,
  shipToId: undefined,
  country: undefined,
};

export const liveEventStore = namedStore('live', (transaction: Transaction) => ({
  /** Kept, and announced to every process when the transaction commits. */
  async addEvent(event: AddressedEvent, at: Date): Promise<void> {
    const { uid, section, companyId, shipToId, country } = { ...nowhere, ...event };
    await runFixed(
      transaction,
      fixed`with added as (
          insert into live_event (kind, subject, uid, section, company_id, ship_to_id, country, created_at)
          values (${event.kind}, ${event.id}, ${uid}, ${section}, ${companyId}, ${shipToId}, ${country}, ${at})
          returning *
        )
        select pg_notify('dray_live', json_strip_nulls(json_build_object('number', id, 'kind', kind, 'id', subject,
          'uid', uid, 'section', section, 'companyId', company_id, 'shipToId', ship_to_id, 'country', country))::text)
        from added`,
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
    const rows = await runFixed<{ event: NumberedEvent }>(
      transaction,
      fixed`select json_strip_nulls(json_build_object('number', id, 'kind', kind, 'id', subject, 'uid', uid,
          'section', section, 'companyId', company_id, 'shipToId', ship_to_id, 'country', country)) as event
        from live_event where created_at >= ${since} order by id limit ${max}`,
    );
    return rows.map(({ event }) => event);
  },

  async removeBefore(before: Date, max: number): Promise<number> {
    const rows = await runFixed(
      transaction,
      fixed`delete from live_event where ctid = any(array(
          select ctid from live_event where created_at < ${before} order by created_at limit ${max}
          for update skip locked))
        returning 1`,
    );
    return rows.length;
  },
}));
