import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ask } from '../load.ts';
import { cartCall } from './calls/home-calls.ts';
import { cpuMillisOfChildren, cpuMillisOfThreads } from './cpu-nanos.ts';
import type { Person } from './people.ts';
import { type Around, playVisit } from './play-visit.ts';
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
  const found = new Map<string, Alone[]>();
  for (let round = -warmUps; round < rounds; round += 1) {
    const around: Around = async (call, make) => {
      // What is kept for two seconds is there then, however slowly the machine makes its calls.
      if (call.repeats) await make();
      else await ask(undefined, counting.port, cartCall.ask(person, { token: person.token, visit: 0 }));
      const spent = await countOne(counting, make);
      if (round >= 0) found.set(call.name, [...(found.get(call.name) ?? []), spent]);
    };
    await playVisit(person, { agent: undefined, port: counting.port, visit: Date.now(), around });
  }
  return new Map(
    [...found].map(([name, all]) => [
      name,
      { buffers: middle(all.map(({ buffers }) => buffers)), cpuMillis: middle(all.map(({ cpuMillis }) => cpuMillis)) },
    ]),
  );
}

async function countOne({ client, serverPid, postgresPid }: Counting, make: () => Promise<void>): Promise<Alone> {
  const lookAtCpu = () => cpuMillisOfThreads(serverPid) + cpuMillisOfChildren(postgresPid);
  // The CPU within, so that counting is no part of it.
  const before = { buffers: await countBuffers(client), cpuMillis: lookAtCpu() };
  await make();
  await sleep(settleMs);
  const cpuMillis = lookAtCpu() - before.cpuMillis;
  return { buffers: (await countBuffers(client)) - before.buffers, cpuMillis };
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
