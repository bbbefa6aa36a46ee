import { Counter, type Registry } from 'prom-client';
import { type ReadCounts, reasons } from '../database/read-counts.ts';

/** Who answered what replicas may answer; nothing of it where there are none. */
export function registerReplicas(registry: Registry, counts: () => ReadCounts): void {
  new Counter({
    name: 'dray_replicated_reads_total',
    help: 'Statements that a replica may answer, by who answered them; of those of the primary also why',
    labelNames: ['by', 'because'] as const,
    registers: [registry],
    collect() {
      const { byReplica, byPrimary } = counts();
      this.reset();
      this.inc({ by: 'replica', because: '' }, byReplica);
      for (const because of reasons) this.inc({ by: 'primary', because }, byPrimary[because]);
    },
  });
}
