import type { DependencyName, FaultKind } from '@dray/contract/health/health-words.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Looked } from '../looks/look.ts';

export type KnownDependency = {
  name: DependencyName;
  location: string;
  fault: FaultKind | null;
  lookedAt: Date;
  succeededAt: Date | null;
  failedAt: Date | null;
  failingSince: Date | null;
};

export const healthDependencyStore = namedStore('health', (transaction: Transaction) => ({
  async noteLooks(looks: readonly Looked[], at: Date): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into health_dependency as d (name, location, looked_at, succeeded_at, failed_at, failing_since, fault)
        select name, location, ${at}::timestamptz, case when fault is null then ${at}::timestamptz end,
          case when fault is not null then ${at}::timestamptz end,
          case when fault is not null then ${at}::timestamptz end, fault
        from unnest(${looks.map(({ name }) => name)}::text[], ${looks.map(({ location }) => location)}::text[],
          ${looks.map(({ fault }) => fault ?? null)}::text[]) as look (name, location, fault)
        on conflict (name) do update set location = excluded.location, looked_at = excluded.looked_at,
          succeeded_at = coalesce(excluded.succeeded_at, d.succeeded_at),
          failed_at = coalesce(excluded.failed_at, d.failed_at),
          failing_since = case when excluded.fault is null then null
            else coalesce(d.failing_since, excluded.failing_since) end,
          fault = excluded.fault`,
    );
  },

  /** What is no longer configured is not looked at any more. */
  async removeLookedBefore(moment: Date): Promise<void> {
    await runFixed(transaction, fixed`delete from health_dependency where looked_at < ${moment}`);
  },

  listKnown(): Promise<readonly KnownDependency[]> {
    return runFixed<KnownDependency>(
      transaction,
      fixed`select name, location, fault, looked_at as "lookedAt", succeeded_at as "succeededAt",
        failed_at as "failedAt", failing_since as "failingSince" from health_dependency order by name`,
    );
  },
}));
