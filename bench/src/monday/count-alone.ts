import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { cpuMillisOfChildren, cpuMillisOfThreads } from './cpu-nanos.ts';
import type { Person } from './people.ts';
import { playVisit } from './play-visit.ts';
import { countBuffers } from './statement-counts.ts';

/** What each call costs where nobody else calls. */
export type Alone = { buffers: number; cpuMillis: number };

type Counting = { client: pg.Client; port: number; serverPid: number; postgresPid: number };

/** The first ones fill what processes keep: goods, prepared statements, compiled documents. */
const warmUps = 2;
const rounds = 3;
/** What a call leaves behind its answer is its own, too. */
const settleMs = 10;

/** The middle one of three visits, call by call. */
export async function countAlone(person: Person, counting: Counting): Promise<Map<string, Alone>> {
  const { client, port, serverPid, postgresPid } = counting;
  const found = new Map<string, Alone[]>();
  const lookAtCpu = () => cpuMillisOfThreads(serverPid) + cpuMillisOfChildren(postgresPid);
  for (let round = -warmUps; round < rounds; round += 1) {
    await playVisit(person, {
      agent: undefined,
      port,
      visit: Date.now(),
      async around(name, call) {
        // The CPU within, so that counting is no part of it.
        const before = { buffers: await countBuffers(client), cpuMillis: lookAtCpu() };
        await call();
        await sleep(settleMs);
        const cpuMillis = lookAtCpu() - before.cpuMillis;
        const spent = { buffers: (await countBuffers(client)) - before.buffers, cpuMillis };
        if (round >= 0) found.set(name, [...(found.get(name) ?? []), spent]);
      },
    });
  }
  return new Map(
    [...found].map(([name, all]) => [
      name,
      { buffers: middle(all.map(({ buffers }) => buffers)), cpuMillis: middle(all.map(({ cpuMillis }) => cpuMillis)) },
    ]),
  );
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
