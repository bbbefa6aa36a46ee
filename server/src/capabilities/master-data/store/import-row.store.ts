import type { Country } from '@dray/contract/markets.ts';
import type { MasterKindName, RowVerdict } from '@dray/contract/master-data/master-kinds.ts';
import type { KeptFault } from '@dray/contract/texts/fault-text.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { StoredMasterRow } from '#platform/master/master-kind.ts';
import type { JudgedRow } from '../rules/import-run.model.ts';

export type ImportRowStore = ReturnType<typeof importRowStore>;
export type KeptRow = Omit<JudgedRow, 'awaits' | 'faults'> & {
  faults: readonly KeptFault[] | null;
  undone: 'back' | 'moved' | 'in-use' | null;
};

type OfKind = { runId: string; kind: MasterKindName };

const kept = sql.raw('line, key, verdict, country, becomes, before, cells, faults, undone');

export const importRowStore = namedStore('master-data', (transaction: Transaction) => ({
  /** What was read by a process that was killed is read anew. */
  async removeRows(runId: string): Promise<void> {
    await sql`delete from import_row where run_id = ${runId}`.execute(transaction);
  },

  /** In the order of the file; gives the lines that were added. A key that another good row has taken is none of them. */
  async addRows({ runId, kind }: OfKind, rows: readonly JudgedRow[]): Promise<ReadonlySet<number>> {
    if (rows.length === 0) return new Set();
    const values = rows.map(({ awaits, ...row }) => ({
      ...row,
      faults: row.faults.length > 0 ? row.faults : null,
      awaits: awaits.length > 0 ? awaits : null,
    }));
    const { rows: added } = await sql<{ line: number }>`
      insert into import_row (run_id, kind, line, key, verdict, country, becomes, before, cells, faults, awaits)
      select ${runId}, ${kind}, line, key, verdict, country, becomes, before, cells, faults, awaits
      from jsonb_populate_recordset(null::import_row, ${JSON.stringify(values)}::jsonb) order by line
      on conflict do nothing returning line`.execute(transaction);
    return new Set(added.map(({ line }) => line));
  },

  async findFirstLines({ runId, kind }: OfKind, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (keys.length === 0) return new Map();
    const { rows } = await sql<{ key: string; line: number }>`
      select key, line from import_row
      where run_id = ${runId} and kind = ${kind} and verdict <> 'refused' and key = any(${[...keys]}::text[])
    `.execute(transaction);
    return new Map(rows.map(({ key, line }) => [key, line]));
  },

  /** What stands earlier in the run and is not stored as it will be. */
  async findComing({ runId, kind }: OfKind, keys: readonly string[]): Promise<ReadonlyMap<string, StoredMasterRow>> {
    if (keys.length === 0) return new Map();
    const { rows } = await sql<{ key: string; becomes: StoredMasterRow['row']; country: Country }>`
      select key, becomes, country from import_row
      where run_id = ${runId} and kind = ${kind} and verdict in ('new', 'changed') and key = any(${[...keys]}::text[])
    `.execute(transaction);
    return new Map(rows.map(({ key, becomes, country }) => [key, { row: becomes, country }]));
  },

  /** Rows that wait for one that has not come, or was refused, are refused in turn, until no more are. */
  async settleAwaiting({ runId, kind }: OfKind): Promise<{ verdict: RowVerdict; count: number }[]> {
    const { rows } = await sql<{ verdict: RowVerdict; count: number }>`
      with missing as (
        select r.line, r.verdict, jsonb_agg(a -> 'fault') as faults
        from import_row r cross join jsonb_array_elements(r.awaits) a
        where r.run_id = ${runId} and r.kind = ${kind} and r.verdict in ('new', 'changed', 'unchanged')
          and r.awaits is not null and not exists (
            select from import_row p where p.run_id = r.run_id and p.kind = r.kind and p.key = a ->> 'key'
              and p.country = r.country and p.verdict <> 'refused'
          )
        group by r.line, r.verdict
      ), refused as (
        update import_row r set verdict = 'refused', faults = missing.faults
        from missing where r.run_id = ${runId} and r.kind = ${kind} and r.line = missing.line
        returning missing.verdict
      )
      select verdict, count(*)::int as count from refused group by verdict`.execute(transaction);
    return rows;
  },

  async listMarkets({ runId, kind }: OfKind): Promise<Country[]> {
    const { rows } = await sql<{ country: Country }>`
      select distinct country from import_row where run_id = ${runId} and kind = ${kind} and verdict <> 'refused'
    `.execute(transaction);
    return rows.map(({ country }) => country);
  },

  /** Which of these keys the file has in a good row. */
  async findTaken({ runId, kind }: OfKind, keys: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ key: string }>`
      select key from import_row where run_id = ${runId} and kind = ${kind} and key = any(${[...keys]}::text[])
    `.execute(transaction);
    return new Set(rows.map(({ key }) => key));
  },

  /** Behind a line, in the order of the file; what it lacks stands below nought and comes last. */
  async listToWrite(
    { runId, kind }: OfKind,
    { verdicts, after, limit }: { verdicts: readonly RowVerdict[]; after: number | undefined; limit: number },
  ): Promise<KeptRow[]> {
    const { rows } = await sql<KeptRow>`
      select ${kept} from import_row
      where run_id = ${runId} and kind = ${kind} and verdict = any(${[...verdicts]}::text[])
        and line > ${after ?? -2_147_483_648}
      order by line limit ${limit}`.execute(transaction);
    return rows;
  },

  async countRows(
    runId: string,
    { kind, verdict }: { kind: MasterKindName | undefined; verdict: RowVerdict | undefined },
  ): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from import_row where run_id = ${runId}
        and (${kind ?? null}::text is null or kind = ${kind ?? null})
        and (${verdict ?? null}::text is null or verdict = ${verdict ?? null})`.execute(transaction);
    return rows[0]?.n ?? 0;
  },

  async listRows(
    runId: string,
    asked: { kind: MasterKindName | undefined; verdict: RowVerdict | undefined; offset: number; limit: number },
  ): Promise<(KeptRow & { kind: MasterKindName })[]> {
    const { kind, verdict, offset, limit } = asked;
    const { rows } = await sql<KeptRow & { kind: MasterKindName }>`
      select kind, ${kept} from import_row where run_id = ${runId}
        and (${kind ?? null}::text is null or kind = ${kind ?? null})
        and (${verdict ?? null}::text is null or verdict = ${verdict ?? null})
      order by kind, line < 0, abs(line) offset ${offset} limit ${limit}`.execute(transaction);
    return rows;
  },

  async setUndone({ runId, kind }: OfKind, lines: readonly number[], undone: KeptRow['undone']): Promise<void> {
    if (lines.length === 0) return;
    await sql`
      update import_row set undone = ${undone} where run_id = ${runId} and kind = ${kind} and line = any(${[...lines]}::int[])
    `.execute(transaction);
  },

  /** How an ended row is read since; nothing where it is gone. */
  async setEnded({ runId, kind }: OfKind, rows: readonly { line: number; becomes: StoredMasterRow['row'] | null }[]) {
    if (rows.length === 0) return;
    await sql`
      update import_row r set becomes = e.becomes
      from jsonb_populate_recordset(null::import_row, ${JSON.stringify(rows)}::jsonb) e
      where r.run_id = ${runId} and r.kind = ${kind} and r.line = e.line`.execute(transaction);
  },

  async countNotUndone(runId: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from import_row where run_id = ${runId} and undone in ('moved', 'in-use')
    `.execute(transaction);
    return rows[0]?.n ?? 0;
  },
}));
