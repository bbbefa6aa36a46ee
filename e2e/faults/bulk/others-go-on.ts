import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { bombOf } from '@dray/server/platform/tables/test-workbooks.ts';
import type { RunningDray } from '../../running-dray.ts';
import { startTimedCallers } from '../hang/timed-callers.ts';
import { type BulkClient, fileOf, type SentFile } from './bulk-client.ts';

const quietMs = 10_000;
const files = 10;
const bombs = 10;
const maxCheckMs = 2_000;
const maxBombMs = 5_000;
const maxMoreMegabytes = 150;
/** Two answers that come within this are alike to anybody who waits for them. */
const unnoticedMs = 15;

/** Large files and bombs, while others call as ever: neither may be slow, and nobody may notice. */
export async function othersGoOn(dray: RunningDray, client: BulkClient): Promise<string[]> {
  // Made before anybody is timed: packing 200 MB holds this process up, and with it the calls that it times.
  const kinds = [bombOf(33_000_000), bombOf(200_000_000)];
  const callers = await startTimedCallers(dray.address);
  const timed = async (work: () => Promise<SentFile[]>) => {
    const from = callers.calls.length;
    const sent = await work();
    return { sent, p99: p99Of(callers.calls.slice(from).map(({ ms }) => ms)) };
  };
  try {
    await sleep(quietMs / 2);
    const quiet = await timed(async () => {
      await sleep(quietMs);
      return [];
    });
    const day = await client.openDay();
    const checks = await timed(() =>
      repeat(files, (count) => client.send(fileOf(`FIVE-${count}`, day, { orders: 500, rows: 10 }), '&step=check')),
    );
    const memory = watchMemory(dray);
    const bombed = await timed(() => repeat(bombs, (count) => client.send(kinds[count % 2] ?? '', '&step=check')));
    const moreMegabytes = memory.stop();
    return judge({ quiet, checks, bombed, moreMegabytes });
  } finally {
    await callers.stop();
  }
}

type Timed = { sent: SentFile[]; p99: number };

function judge({
  quiet,
  checks,
  bombed,
  moreMegabytes,
}: Record<'quiet' | 'checks' | 'bombed', Timed> & { moreMegabytes: number }): string[] {
  const slowest = ({ sent }: Timed) => Math.max(...sent.map(({ ms }) => ms));
  console.log(
    `5000 rows: ${median(checks.sent.map(({ ms }) => ms)).toFixed(0)} ms, slowest ${slowest(checks).toFixed(0)} ms`,
  );
  console.log(`bombs: slowest ${slowest(bombed).toFixed(0)} ms, ${moreMegabytes.toFixed(0)} MiB more memory at most`);
  console.log(
    `others' p99: ${quiet.p99.toFixed(1)} ms quiet, ${checks.p99.toFixed(1)} ms beside files, ${bombed.p99.toFixed(1)} ms beside bombs`,
  );
  const limit = Math.max(2 * quiet.p99, unnoticedMs);
  return [
    ...(checks.sent.every(({ status }) => status === 202) ? [] : ['a file of 5000 rows was not taken']),
    ...(slowest(checks) > maxCheckMs ? [`5000 rows took ${slowest(checks).toFixed(0)} ms`] : []),
    ...(bombed.sent.every(({ status }) => status === 413) ? [] : ['a bomb was not refused']),
    ...(slowest(bombed) > maxBombMs ? [`a bomb took ${slowest(bombed).toFixed(0)} ms`] : []),
    ...(moreMegabytes > maxMoreMegabytes ? [`bombs took ${moreMegabytes.toFixed(0)} MiB`] : []),
    ...(checks.p99 > limit ? [`others waited ${checks.p99.toFixed(1)} ms beside files`] : []),
    ...(bombed.p99 > limit ? [`others waited ${bombed.p99.toFixed(1)} ms beside bombs`] : []),
  ];
}

async function repeat(times: number, work: (count: number) => Promise<SentFile>): Promise<SentFile[]> {
  const all: SentFile[] = [];
  for (let count = 0; count < times; count += 1) all.push(await work(count));
  return all;
}

/** How much more the server held at its greatest. */
function watchMemory(dray: RunningDray) {
  const before = residentMegabytes(dray.pidOf.server());
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, residentMegabytes(dray.pidOf.server()));
  }, 20);
  return {
    stop() {
      clearInterval(looking);
      return most - before;
    },
  };
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const p99Of = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? 0;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
