import { setTimeout as sleep } from 'node:timers/promises';
import { startDray } from '../../running-dray.ts';
import { machineClock } from '../kill.ts';
import { callPortal } from '../portal-call.ts';

const kills = 11;
/** Long enough for the next spare to be ready. */
const pauseMs = 6_000;
const maxMedianMs = 1_000;
const maxMs = 5_000;

/** How long nobody is served after the server was killed (R5): from the kill to the first call that is answered. */
export async function measureReturn(): Promise<string[]> {
  const dray = await startDray();
  const times: number[] = [];
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(pauseMs);
      const at = machineClock();
      process.kill(dray.pidOf.server(), 'SIGKILL');
      await firstAnswer(dray.address);
      times.push(machineClock() - at);
    }
  } finally {
    await dray.stop();
  }
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? Number.NaN;
  const longest = sorted.at(-1) ?? Number.NaN;
  console.log(
    `${kills} kills of the server: answered again after ${median.toFixed(0)} ms (p50), ${longest.toFixed(0)} ms at most`,
  );
  return [
    ...(median > maxMedianMs ? [`p50 is ${median.toFixed(0)} ms, not ${maxMedianMs}`] : []),
    ...(longest > maxMs ? [`once it took ${longest.toFixed(0)} ms`] : []),
  ];
}

async function firstAnswer(address: string): Promise<void> {
  const body = { query: '{ getPortalConfig { maintenance } }' };
  while ((await callPortal({ address, path: '/graphql', body })).kind !== 'answered') await sleep(10);
}
