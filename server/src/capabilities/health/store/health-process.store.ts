import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { ProcessFigures } from '../rules/process-figures.model.ts';

export type KnownProcess = { name: string; startedAt: Date; seenAt: Date; figures: ProcessFigures };

export const healthProcessStore = namedStore('health', (transaction: Transaction) => ({
  async noteProcess({ name, startedAt, seenAt, figures }: KnownProcess): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into health_process (process, started_at, seen_at, figures)
        values (${name}, ${startedAt}, ${seenAt}, ${JSON.stringify(figures)}::text::jsonb)
        on conflict (process) do update set seen_at = excluded.seen_at, figures = excluded.figures`,
    );
  },

  /** One that ended in peace is not missed. */
  async removeProcess(name: string): Promise<void> {
    await runFixed(transaction, fixed`delete from health_process where process = ${name}`);
  },

  listProcesses(): Promise<readonly KnownProcess[]> {
    return runFixed<KnownProcess>(
      transaction,
      fixed`select process as name, started_at as "startedAt", seen_at as "seenAt", figures
        from health_process order by started_at, process`,
    );
  },

  async removeSeenBefore(moment: Date): Promise<void> {
    await runFixed(transaction, fixed`delete from health_process where seen_at < ${moment}`);
  },
}));
