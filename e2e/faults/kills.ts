import { type RunningDray, startDray } from '../running-dray.ts';
import { findMissingDurability } from './durability.ts';
import { findProcessesOf } from './find-processes-of.ts';
import { killWhileTokensAreWritten } from './kill-while-tokens-are-written.ts';
import { findLostMails } from './orders/find-faulty-mails.ts';
import { findForgottenOrders } from './orders/find-forgotten-orders.ts';
import { findUnannouncedOrders } from './orders/find-unannounced-orders.ts';
import { killWhileOrdersArePlaced, type OrderKillPlan } from './orders/kill-while-orders-are-placed.ts';

/** Mails whose sender was killed come after minutes, which not every run has. */
export type KillPlan = { tokens: number; orders: OrderKillPlan; waitsForMails: boolean };

/** Kills a running Dray under load, and looks at what is missing, doubled or left behind. */
export async function runKills({ tokens, orders, waitsForMails }: KillPlan): Promise<string[]> {
  const dray = await startDray();
  const faults: string[] = [];
  try {
    faults.push(...(await findMissingDurability(dray.databaseUrl())));
    if (tokens > 0) faults.push(...(await killWhileTokensAreWritten(dray, tokens)));
    const { ledger, faults: orderFaults } = await killWhileOrdersArePlaced(dray, orders);
    faults.push(...orderFaults, ...(await startOnceMore(dray)));
    faults.push(...(await findForgottenOrders(dray.address, ledger)));
    faults.push(...(await findUnannouncedOrders(dray.address, ledger)));
    if (waitsForMails) faults.push(...(await findLostMails(dray.databaseUrl(), dray.dataDir)));
  } catch (error) {
    // Reported beside what was found before it.
    faults.push(error instanceof Error ? String(error.stack) : String(error));
  } finally {
    await dray.stop();
  }
  return [...faults, ...findLeftBehind(dray)];
}

/** After all of it the next start is one like any other. */
async function startOnceMore(dray: RunningDray): Promise<string[]> {
  const exitCode = await dray.end();
  const leftBehind = findLeftBehind(dray);
  await dray.startAgain();
  return [...(exitCode === 0 ? [] : [`it ended with ${exitCode}`]), ...leftBehind];
}

function findLeftBehind({ dataDir }: RunningDray): string[] {
  const orphans = findProcessesOf(dataDir);
  return orphans.length > 0 ? [`processes left behind: ${orphans.join(', ')}`] : [];
}
