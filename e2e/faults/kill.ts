import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningDray } from '../running-dray.ts';
import { findChildrenOf } from './find-children-of.ts';

export type Victim = keyof RunningDray['pidOf'];
/** Milliseconds of the machine's own clock, the same in every process of it. */
export type Killed = { at: number; readyAfterMs: number };

export const machineClock = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;

/** Takes aim, which takes a while; the kill itself is at once, and answers when the portal is ready again. */
export function aimAt(dray: RunningDray, victim: Victim): () => Promise<Killed> {
  const pid = dray.pidOf[victim]();
  // PostgreSQL's sessions would finish what they are at, and answer, before they notice that their postmaster is dead.
  const sessions = victim === 'postgres' ? findChildrenOf(pid) : [];

  return async () => {
    const at = machineClock();
    for (const condemned of [pid, ...sessions]) killNow(condemned);
    if (victim === 'launcher') await dray.startAgain();
    else while (dray.pidOf[victim]() === pid || Number.isNaN(dray.pidOf[victim]())) await sleep(10);
    await dray.isReady();
    return { at, readyAfterMs: machineClock() - at };
  };
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // A session that ended by itself since we took aim.
  }
}
