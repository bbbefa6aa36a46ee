import type { Country } from '@dray/contract/markets.ts';
import type { MasterKindName, MasterOwner } from '@dray/contract/master-data/master-kinds.ts';
import type { KeptFault } from '@dray/contract/texts/fault-text.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { MasterFault } from '#platform/master/master-kind.ts';
import type { SaidColumns } from '../rules/said-columns.model.ts';

export type MasterItemStore = ReturnType<typeof masterItemStore>;

export type KnownItem = { key: string; columns: SaidColumns };
export type ItemToKeep = KnownItem & { country: Country; sourceChangedAt: Date };
export type WaitingItem = {
  id: string;
  kind: MasterKindName;
  key: string;
  columns: SaidColumns;
  markets: readonly Country[];
};
export type NewWaiting = Omit<WaitingItem, 'id'> & {
  sourceChangedAt: Date;
  sentBy: string;
  awaits: readonly string[];
  faults: readonly MasterFault[];
  at: Date;
};
export type TakenItem = { key: string; sourceChangedAt: Date; takenAt: Date };
type AskedTaken = {
  markets: readonly Country[];
  since: Date | undefined;
  after: { takenAt: string; key: string } | undefined;
  limit: number;
};

// Any number will do, as long as nothing else in this database locks on it.
const itemLock = 20_261_120;

export const masterItemStore = namedStore('master-data', (transaction: Transaction) => ({
  /** Messages are compared one after the other, whatever their kind: what waited may be of another. Until the transaction ends. */
  async takeTurn(): Promise<void> {
    await sql`select pg_advisory_xact_lock(${itemLock})`.execute(transaction);
  },

  async findItems(kind: MasterKindName, keys: readonly string[]): Promise<ReadonlyMap<string, KnownItem>> {
    const { rows } = await sql<KnownItem>`
      select key, columns from master_row where kind = ${kind} and key = any(${[...keys]}::text[])`.execute(
      transaction,
    );
    return new Map(rows.map((row) => [row.key, row]));
  },

  async keepItems(kind: MasterKindName, items: readonly ItemToKeep[], at: Date): Promise<void> {
    if (items.length === 0) return;
    const values = items.map(({ key, columns, country, sourceChangedAt }) => ({
      key,
      columns,
      country,
      source_changed_at: sourceChangedAt,
    }));
    await sql`
      insert into master_row (kind, key, country, columns, source_changed_at, taken_at)
      select ${kind}, key, country, columns, source_changed_at, ${at}
      from jsonb_populate_recordset(null::master_row, ${JSON.stringify(values)}::jsonb)
      on conflict (kind, key) do update set columns = excluded.columns, country = excluded.country,
        source_changed_at = excluded.source_changed_at, taken_at = excluded.taken_at`.execute(transaction);
  },

  async listTaken(kind: MasterKindName, { markets, since, after, limit }: AskedTaken): Promise<TakenItem[]> {
    const { rows } = await sql<{ key: string; source_changed_at: Date; taken_at: Date }>`
      select key, source_changed_at, taken_at from master_row
      where kind = ${kind} and country = any(${[...markets]}::text[])
        and (${since ?? null}::timestamptz is null or taken_at >= ${since ?? null})
        and (${after?.takenAt ?? null}::timestamptz is null
          or (taken_at, key) > (${after?.takenAt ?? null}::timestamptz, ${after?.key ?? null}))
      order by taken_at, key limit ${limit}`.execute(transaction);
    return rows.map((row) => ({ key: row.key, sourceChangedAt: row.source_changed_at, takenAt: row.taken_at }));
  },

  async addWaiting(items: readonly NewWaiting[]): Promise<void> {
    for (const item of items)
      await sql`
        insert into master_waiting (kind, key, columns, source_changed_at, markets, sent_by, awaits, faults, arrived_at)
        values (${item.kind}, ${item.key}, ${JSON.stringify(item.columns)}::jsonb, ${item.sourceChangedAt},
          ${[...item.markets]}::text[], ${item.sentBy}, ${[...item.awaits]}::text[],
          ${JSON.stringify(item.faults)}::jsonb, ${item.at})`.execute(transaction);
  },

  /** Locked; what another process is at is left out. Without names all that still wait. */
  async takeWaiting(awaited: readonly string[] | undefined, max: number): Promise<WaitingItem[]> {
    const { rows } = await sql<WaitingItem>`
      select id, kind, key, columns, markets from master_waiting
      where reported_at is null and (${awaited ? [...awaited] : null}::text[] is null
        or awaits && ${awaited ? [...awaited] : null}::text[])
      order by id limit ${max} for update skip locked`.execute(transaction);
    return rows;
  },

  async removeWaiting(ids: readonly string[]): Promise<void> {
    await sql`delete from master_waiting where id = any(${[...ids]}::bigint[])`.execute(transaction);
  },

  /** Past their day: tried no more, and named as over. */
  async reportWaiting(before: Date, at: Date): Promise<void> {
    await sql`update master_waiting set reported_at = ${at} where reported_at is null and arrived_at < ${before}`.execute(
      transaction,
    );
  },

  async forgetReported(before: Date, max: number): Promise<number> {
    const { rows } = await sql`
      delete from master_waiting where id in (
        select id from master_waiting where arrived_at < ${before} order by arrived_at limit ${max}
      ) returning id`.execute(transaction);
    return rows.length;
  },

  async listWaiting(kind: MasterKindName, markets: readonly Country[], max: number) {
    const { rows } = await sql<{ key: string; arrived_at: Date; reported_at: Date | null; faults: KeptFault[] }>`
      select key, arrived_at, reported_at, faults from master_waiting
      where kind = ${kind} and markets <@ ${[...markets]}::text[] order by arrived_at, id limit ${max}
    `.execute(transaction);
    return rows.map((row) => ({ ...row, arrivedAt: row.arrived_at, isOver: row.reported_at !== null }));
  },

  async listOwners(): Promise<ReadonlyMap<string, { owner: MasterOwner; version: number }>> {
    const { rows } = await sql<{ kind: string; owner: MasterOwner; version: number }>`
      select kind, owner, version from master_owner`.execute(transaction);
    return new Map(rows.map(({ kind, ...row }) => [kind, row]));
  },

  /** False where it is no longer the version that was read; a kind that nobody has set is in its first. */
  async setOwner(kind: MasterKindName, owner: MasterOwner, version: number): Promise<boolean> {
    const { rows } = await sql`
      insert into master_owner (kind, owner, version) select ${kind}, ${owner}, 2
      where ${version} = 1 or exists (select from master_owner where kind = ${kind})
      on conflict (kind) do update set owner = excluded.owner, version = master_owner.version + 1
        where master_owner.version = ${version} returning kind`.execute(transaction);
    return rows.length > 0;
  },
}));
