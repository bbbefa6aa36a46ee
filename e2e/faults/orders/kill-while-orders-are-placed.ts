import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningDray } from '../../running-dray.ts';
import { aimAt, machineClock } from '../kill.ts';
import { findCustomers } from './find-customers.ts';
import { findFaultyMails } from './find-faulty-mails.ts';
import { findBrokenRules, findDisagreements } from './find-faulty-orders.ts';
import { isHit, type OrderKill, type OrderVictim, tellFigures } from './kill-figures.ts';
import { type Ledger, readLedger } from './order-ledger.ts';
import { type PlacerProcess, startPlacer } from './placer-process.ts';

const ordersPerSecond = 30;
const ordersBetweenKills = 15;

/** How many people order, and how often each process dies meanwhile. */
export type OrderKillPlan = { buyers: number; kills: Readonly<Record<OrderVictim, number>> };

/** Kills under a process that orders all the time; what is not as it was acknowledged is a fault (P1, A3). */
export async function killWhileOrdersArePlaced(dray: RunningDray, { buyers, kills }: OrderKillPlan) {
  const folder = mkdtempSync(join(tmpdir(), 'dray-ledger-'));
  const ledgerFile = join(folder, 'orders.jsonl');
  const customers = (await findCustomers(dray.databaseUrl())).slice(0, buyers);
  const placer = startPlacer({ address: dray.address, ledgerFile, ordersPerSecond, customers });
  try {
    await placer.hears('ready');
    const beganAt = machineClock();
    const killed = await killAll(dray, placer, kills);
    const lastedMs = machineClock() - beganAt;
    await placer.finish();
    const ledger = readLedger(ledgerFile);
    await tellFigures(dray.databaseUrl(), ledger, killed, lastedMs);
    return { ledger, faults: await judge(dray, ledger, killed) };
  } finally {
    placer.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function killAll(dray: RunningDray, placer: PlacerProcess, kills: OrderKillPlan['kills']): Promise<OrderKill[]> {
  const killed: OrderKill[] = [];
  for (const victim of ['server', 'postgres'] as const) {
    for (let count = 0; count < kills[victim]; count += 1) {
      await placer.hears('acknowledged', ordersBetweenKills);
      const kill = aimAt(dray, victim);
      await placer.hears('placing');
      // From a call that has hardly arrived to one that is all but answered.
      await sleep(((count + 1) % 6) * 4);
      if (!placer.isPlacing()) await placer.hears('placing');
      killed.push({ victim, ...(await kill()) });
    }
  }
  // The last one must have been survived, too.
  await placer.hears('acknowledged', ordersBetweenKills);
  return killed;
}

async function judge(dray: RunningDray, ledger: Ledger, killed: readonly OrderKill[]): Promise<string[]> {
  const hits = killed.filter((kill) => isHit(ledger, kill)).length;
  const { confirmed, faults } = await findFaultyMails(dray.databaseUrl(), dray.dataDir);
  console.log(`${confirmed} orders confirmed by mail so far`);
  return [
    ...(hits < killed.length / 2 ? [`only ${hits} of ${killed.length} kills met a placing without an answer`] : []),
    ...faults,
    ...(await findDisagreements(dray.databaseUrl(), ledger)),
    ...(await findBrokenRules(dray.databaseUrl())),
  ];
}
