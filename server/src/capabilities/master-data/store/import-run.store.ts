import { isCountry } from '@dray/contract/markets.ts';
import { isMasterKind, type MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { sql } from 'kysely';
import { runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { unannouncedJobs } from '#platform/jobs/unannounced-jobs.store.ts';
import type { ImportRun, NewRun, RowName, RunCounts } from '../rules/import-run.model.ts';

export type ImportRunStore = ReturnType<typeof importRunStore>;

// Any number will do, as long as nothing else in this database locks on it.
const startLock = 20_261_119;

type AskedRuns = { markets: readonly string[]; kind: MasterKindName | undefined; offset: number; limit: number };

type AskedUntaken = { markets: readonly string[]; failedSince: Date; max: number };

const shown = sql`select * from import_run join import_progress on run_id = id`;

export const importRunStore = namedStore('master-data', (transaction: Transaction) => ({
  /** Undefined where a file of one of its kinds is being read or written. */
  async addRun(run: NewRun): Promise<'added' | 'busy'> {
    await sql`select pg_advisory_xact_lock(${startLock})`.execute(transaction);
    const { rows } = await sql`
      with run as (insert into import_run (id, kinds, state, file_name, file_key, is_full, markets, requested_by, requested_at)
      select ${run.id}, ${[...run.kinds]}::text[], 'reading', ${run.fileName}, ${run.fileKey}, ${run.isFull},
        ${[...run.markets]}::text[], ${run.requestedBy}, ${run.requestedAt}
      where not exists (
        select from import_run where state in ('reading', 'committing') and kinds && ${[...run.kinds]}::text[]
      ) returning id)
      insert into import_progress (run_id) select id from run returning run_id`.execute(transaction);
    return rows.length > 0 ? 'added' : 'busy';
  },

  async findRun(id: string): Promise<ImportRun | undefined> {
    const { rows } = await sql<RunRow>`${shown} where id = ${id}`.execute(transaction);
    return rows[0] && toRun(rows[0]);
  },

  async lockRun(id: string): Promise<ImportRun | undefined> {
    const { rows } = await sql<RunRow>`${shown} where id = ${id} for no key update of import_run`.execute(transaction);
    return rows[0] && toRun(rows[0]);
  },

  async listRuns({ markets, kind, offset, limit }: AskedRuns): Promise<{ runs: ImportRun[]; total: number }> {
    const which = sql`markets <@ ${[...markets]}::text[] and
      (${kind ?? null}::text is null or ${kind ?? null}::text = any(kinds))`;
    const [page, counted] = await Promise.all([
      sql<RunRow>`${shown} where ${which} order by requested_at desc, id offset ${offset} limit ${limit}
        `.execute(transaction),
      sql<{ n: number }>`select count(*)::int as n from import_run where ${which}`.execute(transaction),
    ]);
    return { runs: page.rows.map(toRun), total: counted.rows[0]?.n ?? 0 };
  },

  /** Read and not taken yet, or failed since a moment; what waits longest first. */
  async listUntaken({ markets, failedSince, max }: AskedUntaken): Promise<ImportRun[]> {
    const { rows } = await sql<RunRow>`${shown}
      where markets <@ ${[...markets]}::text[] and
        (state = 'previewed' or (state = 'failed' and requested_at > ${failedSince}))
      order by requested_at, id limit ${max}`.execute(transaction);
    return rows.map(toRun);
  },

  /** False where another process is at it; until the transaction ends. */
  async takeTurn(id: string): Promise<boolean> {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${id}, ${startLock})) as taken`.execute(transaction);
    return rows[0]?.taken === true;
  },

  /** A large file's last checks come at the end, all at once; what bounds a page's statements would cut them off. */
  async takeTime(): Promise<void> {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(transaction);
  },

  /** What is compared and what is written are of one moment: anything changed in between fails the transaction. */
  async seeOneMoment(): Promise<void> {
    await sql`set transaction isolation level repeatable read`.execute(transaction);
  },

  /** False where somebody has stopped it meanwhile. */
  async progress(id: string, { read, written }: { read?: number; written?: number }): Promise<boolean> {
    const { rows } = await sql`
      update import_progress set rows_read = coalesce(${read ?? null}, rows_read),
        rows_written = coalesce(${written ?? null}, rows_written)
      where run_id = (select id from import_run where id = ${id} and state in ('reading', 'committing'))
      returning run_id`.execute(transaction);
    return rows.length > 0;
  },

  async setPreviewed(
    id: string,
    found: { counts: RunCounts; consequences: ImportRun['consequences']; previewHash: string; at: Date },
  ): Promise<boolean> {
    const { rows } = await sql`
      update import_run set state = 'previewed', counts = ${JSON.stringify(found.counts)}::jsonb,
        consequences = ${JSON.stringify(found.consequences)}::jsonb, preview_hash = ${found.previewHash},
        previewed_at = ${found.at}
      where id = ${id} and state = 'reading' returning id`.execute(transaction);
    return rows.length > 0;
  },

  async setFailed(id: string, error: NonNullable<ImportRun['error']>): Promise<void> {
    await sql`update import_run set state = 'failed', error = ${JSON.stringify(error)}::jsonb
      where id = ${id} and state = 'reading'`.execute(transaction);
  },

  async setStopped(id: string): Promise<void> {
    await sql`update import_run set state = 'stopped' where id = ${id}`.execute(transaction);
  },

  async setCommitting(id: string, by: string): Promise<void> {
    await sql`update import_run set state = 'committing', committed_by = ${by}, moved = '[]',
      error = null where id = ${id}`.execute(transaction);
  },

  /** Back to its preview, with why nothing was written. */
  async setNotCommitted(id: string, why: { moved: readonly RowName[]; error: ImportRun['error'] }): Promise<void> {
    await sql`update import_run set state = 'previewed', committed_by = null,
      moved = ${JSON.stringify(why.moved)}::jsonb, error = ${why.error ? JSON.stringify(why.error) : null}::jsonb
      where id = ${id} and state = 'committing'`.execute(transaction);
  },

  async setCommitted(id: string, at: Date): Promise<void> {
    await sql`update import_run set state = 'committed', committed_at = ${at}
      where id = ${id} and state = 'committing'`.execute(transaction);
  },

  async setUndone(id: string, by: string, at: Date): Promise<void> {
    await sql`update import_run set state = 'undone', undone_by = ${by}, undone_at = ${at} where id = ${id}`.execute(
      transaction,
    );
  },

  async addJob(name: 'read-import' | 'write-import', importId: string): Promise<void> {
    await runFixed(transaction, unannouncedJobs([{ name, payload: { importId } }]));
  },

  async listWorking(): Promise<{ id: string; state: string }[]> {
    const { rows } = await sql<{ id: string; state: string }>`
      select id, state from import_run where state in ('reading', 'committing')`.execute(transaction);
    return rows;
  },

  /** With all of their rows; gives the keys of their files. */
  async removeBefore(before: Date, max: number): Promise<string[]> {
    const { rows } = await sql<{ file_key: string }>`
      delete from import_run where id in (
        select id from import_run where requested_at < ${before} and state not in ('reading', 'committing')
        order by requested_at limit ${max} for update skip locked
      ) returning file_key`.execute(transaction);
    return rows.map(({ file_key }) => file_key);
  },
}));

type RunRow = {
  id: string;
  kinds: string[];
  state: ImportRun['state'];
  file_name: string;
  file_key: string;
  is_full: boolean;
  markets: string[];
  rows_read: number;
  rows_written: number;
  counts: RunCounts;
  consequences: ImportRun['consequences'];
  preview_hash: string | null;
  error: NonNullable<ImportRun['error']> | null;
  moved: RowName[];
  requested_by: string;
  requested_at: Date;
  previewed_at: Date | null;
  committed_by: string | null;
  committed_at: Date | null;
  undone_by: string | null;
  undone_at: Date | null;
};

const toRun = (row: RunRow): ImportRun => ({
  id: row.id,
  kinds: row.kinds.filter(isMasterKind),
  state: row.state,
  fileName: row.file_name,
  fileKey: row.file_key,
  isFull: row.is_full,
  markets: row.markets.filter(isCountry),
  rowsRead: row.rows_read,
  rowsWritten: row.rows_written,
  counts: row.counts,
  consequences: row.consequences,
  previewHash: row.preview_hash ?? undefined,
  error: row.error ?? undefined,
  moved: row.moved,
  requestedBy: row.requested_by,
  requestedAt: row.requested_at,
  previewedAt: row.previewed_at ?? undefined,
  committedBy: row.committed_by ?? undefined,
  committedAt: row.committed_at ?? undefined,
  undoneBy: row.undone_by ?? undefined,
  undoneAt: row.undone_at ?? undefined,
});
