import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type DeactivationStore = ReturnType<typeof deactivationStore>;
export type Deactivation = { id: string; shipToIds: readonly string[] };

/** What each deactivation has switched off. */
export const deactivationStore = namedStore('users', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'deactivation' | 'deactivation_ship_to'>();

  return {
    async openDeactivation(uid: string, at: Date): Promise<string> {
      const { id } = await tables
        .insertInto('deactivation')
        .values({ uid, at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async addShipTos(deactivationId: string, shipToIds: readonly string[]): Promise<void> {
      if (shipToIds.length === 0) return;
      const rows = shipToIds.map((id) => ({ deactivation_id: deactivationId, ship_to_id: id }));
      await tables.insertInto('deactivation_ship_to').values(rows).execute();
    },

    async findOpen(uid: string): Promise<Deactivation | undefined> {
      const rows = await tables
        .selectFrom('deactivation')
        .leftJoin('deactivation_ship_to', 'deactivation_ship_to.deactivation_id', 'deactivation.id')
        .select(['deactivation.id', 'deactivation_ship_to.ship_to_id'])
        .where('deactivation.uid', '=', uid)
        .where('deactivation.ended_at', 'is', null)
        .execute();
      const [first] = rows;
      return first && { id: first.id, shipToIds: rows.flatMap(({ ship_to_id }) => ship_to_id ?? []) };
    },

    async endDeactivation(id: string, at: Date): Promise<void> {
      await tables.updateTable('deactivation').set({ ended_at: at }).where('id', '=', id).execute();
    },

    /** Somebody else looks after them now: whose deactivation closed them no longer matters. */
    async takeShipTos(shipToIds: readonly string[]): Promise<string[]> {
      const rows = await tables
        .deleteFrom('deactivation_ship_to')
        .where('ship_to_id', '=', sql<string>`any(${[...shipToIds]})`)
        .where('deactivation_id', 'in', (open) =>
          open.selectFrom('deactivation').select('id').where('ended_at', 'is', null),
        )
        .returning('ship_to_id')
        .execute();
      return rows.map(({ ship_to_id }) => ship_to_id);
    },
  };
});
