import { setTimeout as sleep } from 'node:timers/promises';
import { startDray } from '../../running-dray.ts';
import { openBuyer } from '../orders/buyer.ts';
import { findCustomers } from '../orders/find-customers.ts';
import { type MachineSample, watchMachine } from './machine-samples.ts';
import { soakBuyer } from './soak-buyer.ts';
import { openCalls } from './soak-call.ts';
import { findLoadFaults, findMemoryFaults, sayLoad, sayMachine } from './soak-findings.ts';
import { loadClosed, loadOpen } from './soak-load.ts';
import { soakMix } from './soak-mix.ts';

const minutes = Number(process.env.DRAY_SOAK_MINUTES ?? 30);
const metricsToken = 'a-token-for-the-soak-only';
const [warmSeconds, measureSeconds] = [10, 20];
/** Connections that nobody uses are closed after a minute. */
const maxIdleMs = 90_000;

/** Half of what the portal can do, for as long as it is asked to, guarded against too much as in production: no fault, memory that stays, connections given back. */
export async function soak(): Promise<string[]> {
  const dray = await startDray({ METRICS_TOKEN: metricsToken, LOG_LEVEL: 'warn', BUSY_ABOVE_MS: '200' });
  const calls = openCalls(dray.address);
  const watch = await watchMachine(dray, calls, metricsToken);
  try {
    const opened = [];
    for (const customer of await findCustomers(dray.databaseUrl()))
      opened.push(await openBuyer(dray.address, customer));
    const buyers = opened.map((buyer) => soakBuyer(calls, buyer));
    const skus = [...new Set(opened.flatMap(({ usualLines }) => usualLines.map(({ sku }) => sku)))];
    const nextWork = soakMix({ address: dray.address, calls, buyers, skus });

    await loadClosed(warmSeconds, nextWork);
    const capacity = await loadClosed(measureSeconds, nextWork);
    const perSecond = capacity.calls / capacity.seconds / 2;
    console.log(
      `${buyers.length} people; capacity ${(perSecond * 2).toFixed(0)} calls/s ` +
        `(failed meanwhile: ${[...capacity.failed.keys()].join(', ') || 'none'}), ` +
        `${minutes} minutes at ${perSecond.toFixed(0)} calls/s`,
    );

    watch.samples.length = 0;
    const ordersBefore = ordersOf(buyers);
    const load = await loadOpen(minutes * 60, perSecond, nextWork);
    const samples = [...watch.samples];
    sayLoad(load, ordersOf(buyers) - ordersBefore);
    sayMachine(samples);
    return [...findLoadFaults(load), ...findMemoryFaults(samples), ...(await findLeaks(watch.look, samples))];
  } finally {
    await watch.stop();
    calls.close();
    await dray.stop();
  }
}

const ordersOf = (buyers: readonly { orders: number }[]): number => buyers.reduce((sum, { orders }) => sum + orders, 0);

/** When nobody asks any more nothing is lent, no transaction is open, and there are no more sessions than in the beginning. */
async function findLeaks(look: () => Promise<MachineSample>, samples: readonly MachineSample[]): Promise<string[]> {
  const first = samples.slice(0, Math.ceil(samples.length / 3));
  const max = Math.max(...first.map(({ sessions }) => sessions));
  const deadline = performance.now() + maxIdleMs;
  let now = await look();
  while (performance.now() < deadline && leaksIn(now, max).length > 0) {
    await sleep(1_000);
    now = await look();
  }
  console.log(`sessions: ${max} at most in the first third, ${now.sessions} when idle, ${now.lent} lent`);
  return leaksIn(now, max);
}

const leaksIn = ({ idleInTransaction, lent, sessions }: MachineSample, max: number): string[] => [
  ...(idleInTransaction > 0 ? [`${idleInTransaction} sessions are left in a transaction`] : []),
  ...(lent === 0 ? [] : [`${lent} connections were not given back`]),
  ...(sessions <= max ? [] : [`${sessions} sessions are left, ${max} were enough for the load`]),
];
