import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningDray } from '../../running-dray.ts';
import { findChildrenOf } from '../find-children-of.ts';
import { machineClock } from '../kill.ts';

/** All of PostgreSQL's processes stopped by a signal, as a machine that swaps or a disk that hangs stops them. */
export async function stopPostgres(
  dray: RunningDray,
  forMs: number,
  aim?: () => Promise<void>,
): Promise<{ from: number; to: number }> {
  const postmaster = dray.pidOf.postgres();
  const pids = [postmaster, ...findChildrenOf(postmaster)];
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // A session that ended since we looked.
      }
    }
  };
  await aim?.();
  const from = machineClock();
  signal('SIGSTOP');
  await sleep(forMs);
  signal('SIGCONT');
  return { from, to: machineClock() };
}
