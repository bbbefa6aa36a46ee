import type { ExceptionKind } from '@dray/contract/company/special-days.ts';
import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import type { KeptException, WantedException } from './days.model.ts';

export type ExceptionSpan = { country: Country; from: string; to: string; shipToId: string | undefined };

/** Days that differ; what has ended stays to be read in the audit and counts no more. */
export function exceptionStore(transaction: Transaction) {
  const tables = transaction.$pickTables<'calendar_exception'>();
  const inForce = tables.selectFrom('calendar_exception').selectAll().where('ended_at', 'is', null);
  return {
    async listExceptions({ country, from, to, shipToId }: ExceptionSpan, max: number): Promise<KeptException[]> {
      const within = inForce.where('country', '=', country).where('date', '>=', from).where('date', '<=', to);
      const rows = await (shipToId === undefined ? within : within.where('ship_to_id', '=', shipToId))
        .orderBy('date')
        .orderBy('id')
        .limit(max)
        .execute();
      return rows.map(toException);
    },

    async findException(id: string): Promise<KeptException | undefined> {
      const row = await inForce.where('id', '=', id).executeTakeFirst();
      return row && toException(row);
    },

    /** Undefined where that day of theirs is closed or opened already, or its cut-off moved. */
    async addException(wanted: WantedException): Promise<KeptException | undefined> {
      const row = await tables
        .insertInto('calendar_exception')
        .values({
          country: wanted.country,
          ship_to_id: wanted.shipToId ?? null,
          transport_type: wanted.transportType ?? null,
          date: wanted.date,
          kind: wanted.kind,
          cut_off: wanted.cutOff ?? null,
          note: wanted.note ?? null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      return row && toException(row);
    },

    /** False where it has ended, or is another version by now. */
    async endException(id: string, version: number | undefined, by: string): Promise<boolean> {
      const ending = tables
        .updateTable('calendar_exception')
        .set({ ended_at: sql`now()`, ended_by: by, version: sql`version + 1` })
        .where('id', '=', id)
        .where('ended_at', 'is', null);
      const ended = await (version === undefined ? ending : ending.where('version', '=', version))
        .returning('id')
        .execute();
      return ended.length > 0;
    },
  };
}

export type ExceptionRow = {
  id: string | number;
  country: string;
  ship_to_id: string | null;
  transport_type: string | null;
  date: string;
  kind: string;
  cut_off: string | null;
  note: string | null;
  version: number;
};

export const toException = (row: ExceptionRow): KeptException => ({
  id: String(row.id),
  // Kept to their lists by the database itself.
  country: row.country as Country,
  kind: row.kind as ExceptionKind,
  shipToId: row.ship_to_id ?? undefined,
  transportType: row.transport_type ?? undefined,
  date: row.date,
  cutOff: row.cut_off?.slice(0, 5),
  note: row.note ?? undefined,
  version: row.version,
});
