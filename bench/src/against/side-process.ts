import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call, Extent } from '../load.ts';
import type { Running } from '../measure.ts';
import type { Round, Step } from './steps.ts';

type Modules = typeof import('../measure.ts') &
  typeof import('../load.ts') &
  typeof import('../cpu.ts') &
  typeof import('../dataset.ts') &
  typeof import('../catalogue-calls.ts') &
  typeof import('../ordering-calls.ts');

type Prepared = { extent: Extent; nextCall: (n: number) => Call };

const files = ['measure', 'load', 'cpu', 'dataset', 'catalogue-calls', 'ordering-calls'];
const aWhile = { seconds: 3 };
/** What placing an order was called until November 2026, when documents were sent as text. */
const olderName = 'drayPlace';

/**
 * One version with a database of its own, measured by the tools of its own checkout: they know its schema and send what its
 * browser sends. It measures when it is told to, so that two versions take turns.
 */
const [folder = ''] = process.argv.slice(2);
const parts = await Promise.all(
  files.map((file) => import(pathToFileURL(join(folder, 'bench/src', `${file}.ts`)).href)),
);
const bench: Modules = Object.assign({}, ...parts);

await bench.withDataset(bench.datasets.small, async (running) => {
  process.send?.('ready');
  for (let step = await wanted(); step; step = await wanted()) process.send?.(await measure(running, step));
});
process.exit(0);

/** The next step, or nothing more. */
function wanted(): Promise<Step | undefined> {
  return new Promise((resolve) => {
    process.once('message', (step: Step | 'end') => resolve(step === 'end' ? undefined : step));
  });
}

async function measure(running: Running, step: Step): Promise<Round> {
  const { dray, postgresPid } = running;
  const { extent, nextCall } = await prepare(running, step);
  const [nodeBefore, postgresBefore] = [bench.cpuMillisOf(dray.pid), bench.cpuMillisOf(postgresPid)];
  const { requests, seconds, millis, bytes } = await bench.putLoad(dray.port, extent, nextCall);
  const postgresMillis = bench.cpuMillisOf(postgresPid) - postgresBefore;
  const cpuMillis = bench.cpuMillisOf(dray.pid) - nodeBefore + postgresMillis;
  return { requests, seconds, cpuMillis, postgresMillis, bytes, millis };
}

/** What a round uses up is made ready before it, unmeasured. */
async function prepare({ client, dray, tokens }: Running, step: Step): Promise<Prepared> {
  const atWork = tokens.slice(0, bench.active);
  if (step === 'page') return { extent: aWhile, nextCall: bench.drayPage(atWork) };
  if (step === 'detail') return { extent: aWhile, nextCall: bench.drayDetail(atWork, bench.datasets.small) };
  if (step === 'add') {
    const carts = (await bench.fillCarts(client, 5)).slice(0, bench.active);
    return { extent: aWhile, nextCall: bench.drayAdd(atWork, carts) };
  }
  await bench.fillCarts(client, 10);
  if (step === 'cart') {
    const ask = '{ customerCart { id shown_hash } }';
    // Older versions take the text itself where newer ones take it with its kind.
    const named = olderName in bench ? (ask as never) : { query: ask };
    return { extent: aWhile, nextCall: (n) => bench.drayCall(atWork, n, named, {}) };
  }
  const shown = await bench.showCarts(dray.port, tokens);
  const place = olderName in bench ? (bench[olderName] as typeof bench.drayPlaceOrder) : bench.drayPlaceOrder;
  return { extent: { calls: bench.callers }, nextCall: place(tokens, shown) };
}
