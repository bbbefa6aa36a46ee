import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDray } from '../../running-dray.ts';
import { findCustomers } from '../orders/find-customers.ts';
import { findBrokenRules, findDisagreements } from '../orders/find-faulty-orders.ts';
import { readLedger } from '../orders/order-ledger.ts';
import { startPlacer } from '../orders/placer-process.ts';
import { stopPostgres } from './stopped-postgres.ts';
import { startTimedCallers, type TimedCall } from './timed-callers.ts';

const frozenMs = 40_000;
/** The longest deadline is 15 s; the rest is the machine's. */
const maxMs = 16_000;
const backWithinMs = 5_000;

/** PostgreSQL stands still while orders are placed. */
export async function freezeDatabase(): Promise<string[]> {
  const dray = await startDray();
  const folder = mkdtempSync(join(tmpdir(), 'dray-ledger-'));
  const ledgerFile = join(folder, 'orders.jsonl');
  const customers = (await findCustomers(dray.databaseUrl())).slice(0, 12);
  const placer = startPlacer({ address: dray.address, ledgerFile, ordersPerSecond: 15, customers });
  try {
    await placer.hears('ready');
    const callers = await startTimedCallers(dray.address);
    await placer.hears('acknowledged', 30);
    await placer.hears('placing');
    const { from, to } = await stopPostgres(dray, frozenMs);
    await placer.hears('acknowledged', 30);
    await callers.stop();
    await placer.finish();
    const ledger = readLedger(ledgerFile);
    console.log(`${ledger.acknowledged.length} orders acknowledged, ${ledger.unanswered.length} placings without one`);
    return [
      ...judge(callers.calls, from, to),
      ...(await findDisagreements(dray.databaseUrl(), ledger)),
      ...(await findBrokenRules(dray.databaseUrl())),
    ];
  } finally {
    placer.kill();
    await dray.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function judge(calls: readonly TimedCall[], from: number, to: number): string[] {
  const met = calls.filter(({ beganAt, ms }) => beganAt < to && beganAt + ms > from + 1_000);
  const after = calls.filter(({ beganAt }) => beganAt > to + backWithinMs);
  const slowestMs = Math.max(...met.map(({ ms }) => ms));
  const served = calls.find(({ beganAt, status }) => beganAt > to && status === 200);
  const backAfterMs = served ? served.beganAt + served.ms - to : Number.NaN;
  console.log(
    `frozen for ${frozenMs / 1000} s: ${met.length} calls met it, the slowest answered in ${(slowestMs / 1000).toFixed(1)} s; ` +
      `served again after ${(backAfterMs / 1000).toFixed(1)} s`,
  );
  const isAnswered = ({ status, retryAfter }: TimedCall) => status === 200 || (status === 503 && retryAfter !== null);
  return [
    ...met
      .filter((call) => !isAnswered(call))
      .map((call) => `a call was not told to come back: ${JSON.stringify(call)}`),
    ...met.filter(({ ms }) => ms > maxMs).map((call) => `a call took too long: ${JSON.stringify(call)}`),
    ...(met.some(({ status }) => status === 503) ? [] : ['no call met the frozen database']),
    ...after.filter(({ status }) => status !== 200).map((call) => `not whole again: ${JSON.stringify(call)}`),
  ].slice(0, 5);
}
