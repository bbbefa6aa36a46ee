import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningDray, startDray } from '../../running-dray.ts';
import { openBuyer } from '../orders/buyer.ts';
import { findCustomers } from '../orders/find-customers.ts';
import { type SoakBuyer, soakBuyer } from '../soak/soak-buyer.ts';
import { openCalls, type SoakCall } from '../soak/soak-call.ts';
import { type LoadFigures, loadClosed, loadOpen, loadUntil } from '../soak/soak-load.ts';
import { soakMix } from '../soak/soak-mix.ts';
import { demoErp } from './demo-erp.ts';
import { countMails, countWaiting, findArrived, maxOrdersAhead } from './waiting-orders.ts';

const backlog = Number(process.env.DRAY_BACKLOG ?? 600);
/** Of what the portal can do beside this program and whatever else the machine has to do. */
const shareOfCapacity = 0.5;
const [warmSeconds, measureSeconds, baseSeconds, patienceSeconds] = [8, 8, 15, 240];
const maxMs = 1_000;
const minPerSecond = 10;
/** Orders under way at once may pass each other. */
const atOnce = 25;

type Drained = { orders: number; seconds: number; places: number };

/** An ERP comes back to a backlog, once beside customers who go on ordering and once beside nobody. */
export async function drainBacklog(): Promise<string[]> {
  const dray = await startDray({ LOG_LEVEL: 'warn' });
  const calls = openCalls(dray.address);
  try {
    const { buyers, nextWork } = await openPeople(dray, calls);
    await loadClosed(warmSeconds, nextWork);
    const capacity = await loadClosed(measureSeconds, nextWork);
    const callsPerSecond = Number(
      process.env.DRAY_BACKLOG_CALLS ?? (capacity.calls / capacity.seconds) * shareOfCapacity,
    );
    // What was placed meanwhile is no part of it.
    await untilDrained(dray, new Date());
    await until('the mails are sent', async () => (await countMails(dray.databaseUrl())) === 0);
    const before = await loadOpen(baseSeconds, callsPerSecond, nextWork);
    sayCalls('before', before);

    const busy = await drain(dray, buyers, (isOver) => loadUntil(isOver, callsPerSecond, nextWork));
    sayCalls('beside the backlog', busy.load);
    sayDrained('beside customers', busy);
    const quiet = await drain(dray, buyers, () => Promise.resolve(undefined));
    sayDrained('beside nobody', quiet);
    return judge(busy, quiet);
  } finally {
    calls.close();
    await dray.stop();
  }
}

async function openPeople(dray: RunningDray, calls: SoakCall) {
  const opened = [];
  for (const customer of await findCustomers(dray.databaseUrl())) opened.push(await openBuyer(dray.address, customer));
  const buyers = opened.map((buyer) => soakBuyer(calls, buyer));
  const skus = [...new Set(opened.flatMap(({ usualLines }) => usualLines.map(({ sku }) => sku)))];
  return { buyers, nextWork: soakMix({ address: dray.address, calls, buyers, skus }) };
}

type Beside<Load> = (isOver: () => boolean) => Promise<Load>;

async function drain<Load>(dray: RunningDray, buyers: readonly SoakBuyer[], beside: Beside<Load>) {
  const erp = await demoErp(dray);
  await untilDrained(dray, new Date());
  const from = new Date();
  await erp.goAway();
  await placeBacklog(buyers);
  const placedBy = new Date();
  await until('the mails are sent', async () => (await countMails(dray.databaseUrl())) === 0);
  await erp.comeBack();
  let isDrained = false;
  const loading = beside(() => isDrained);
  await untilDrained(dray, placedBy).finally(() => {
    isDrained = true;
  });
  const load = await loading;
  const arrived = await findArrived(dray.databaseUrl(), from, placedBy);
  const [first] = arrived;
  // From the first that left: until then the ERP had not been asked whether it is back.
  const lastAt = Math.max(...arrived.map(({ settledAt }) => settledAt));
  const seconds = (lastAt - (first?.sentAt ?? lastAt)) / 1000;
  return { orders: arrived.length, seconds, places: maxOrdersAhead(arrived), load };
}

/** Everybody fills and places carts, one call at a time, until there are enough. */
async function placeBacklog(buyers: readonly SoakBuyer[]): Promise<void> {
  const ordersOf = () => buyers.reduce((sum, { orders }) => sum + orders, 0);
  const enough = ordersOf() + backlog;
  await Promise.all(
    buyers.map(async (buyer) => {
      while (ordersOf() < enough) await buyer.step();
    }),
  );
}

const untilDrained = (dray: RunningDray, placedBy: Date): Promise<void> =>
  until('the backlog is at the ERP', async () => (await countWaiting(dray.databaseUrl(), placedBy)) === 0);

async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patienceSeconds * 1000;
  while (!(await look())) {
    if (performance.now() > deadline) throw new Error(`Not within ${patienceSeconds} s: ${what}`);
    await sleep(500);
  }
}

const quantile = ({ millis }: LoadFigures, share: number): number =>
  millis.toSorted((a, b) => a - b)[Math.ceil(millis.length * share) - 1] ?? 0;

function sayCalls(when: string, load: LoadFigures): void {
  const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((share) => quantile(load, share).toFixed(0));
  const failed = [...load.failed].map(([what, count]) => `${count} ${what}`).join(', ') || 'none';
  console.log(
    `customers ${when}: ${load.calls} calls in ${load.seconds.toFixed(0)} s, p50 ${p50} ms, p95 ${p95} ms, ` +
      `p99 ${p99} ms, slowest ${most} ms, failed: ${failed}`,
  );
}

const sayDrained = (when: string, { orders, seconds, places }: Drained): void =>
  console.log(
    `backlog ${when}: ${orders} orders in ${seconds.toFixed(1)} s, ${(orders / seconds).toFixed(1)} a second; ` +
      `the most passed by left ${places} places late`,
  );

function judge(busy: Drained & { load: LoadFigures }, quiet: Drained): string[] {
  const p99 = quantile(busy.load, 0.99);
  const perSecond = busy.orders / busy.seconds;
  return [
    ...(p99 > maxMs ? [`customers waited ${p99.toFixed(0)} ms (p99) beside the backlog`] : []),
    ...(perSecond < minPerSecond ? [`only ${perSecond.toFixed(1)} orders a second beside customers`] : []),
    ...(quiet.orders / quiet.seconds < perSecond ? ['beside nobody it was slower than beside customers'] : []),
    ...[busy, quiet]
      .filter(({ places }) => places > 2 * atOnce)
      .map(({ places }) => `an order was passed by ${places} younger ones`),
    ...[...busy.load.failed.keys()].map((what) => `a customer's call failed: ${what}`),
  ];
}
