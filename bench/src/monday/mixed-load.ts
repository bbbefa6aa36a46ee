import { Agent } from 'node:http';
import { cpuMillisOf } from '../cpu.ts';
import { callTimes, type UnderLoad } from './call-times.ts';
import type { MondayCall } from './calls/monday-call.ts';
import type { Person } from './people.ts';
import { playVisit } from './play-visit.ts';

export type MixedLoad = {
  calls: Record<string, UnderLoad>;
  perSecond: number;
  /** Of the server that answers, and of PostgreSQL with everything that goes on beside, for one call. */
  serverMillis: number;
  postgresMillis: number;
  /** Numbers of the orders that were placed. */
  placed: readonly string[];
  /** Each ended its visit. */
  failed: readonly { name: string; reason: string }[];
};

const connections = 16;

type Load = { port: number; visits: number; serverPid: number; postgresPid: number; calls?: readonly MondayCall[] };

/** Sixteen people at a time, each making a visit as quickly as they are answered. */
export async function playTogether(crowd: readonly Person[], load: Load): Promise<MixedLoad> {
  const { serverPid, postgresPid } = load;
  const times = callTimes();
  const [startedAt, serverBefore, postgresBefore] = [
    performance.now(),
    cpuMillisOf(serverPid),
    cpuMillisOf(postgresPid),
  ];
  const placed = await playAll(crowd, load, times);
  return {
    calls: times.byName(),
    perSecond: (times.count() / (performance.now() - startedAt)) * 1000,
    serverMillis: (cpuMillisOf(serverPid) - serverBefore) / times.count(),
    postgresMillis: (cpuMillisOf(postgresPid) - postgresBefore) / times.count(),
    placed,
    failed: times.failed(),
  };
}

type Times = ReturnType<typeof callTimes>;

async function playAll(crowd: readonly Person[], { port, visits, calls }: Load, { around }: Times): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waiting = [...crowd];
  const placed: string[] = [];
  let played = 0;
  const keepPlaying = async () => {
    while (played < visits) {
      const person = waiting.shift();
      if (!person) return;
      played += 1;
      const visit = { agent, port, around, visit: played, ...(calls ? { calls } : {}) };
      // What fails is noted where it fails, and the visit is over.
      const memory = await playVisit(person, visit).catch(() => undefined);
      if (memory?.placed) placed.push(memory.placed);
      waiting.push(person);
    }
  };
  await Promise.all(Array.from({ length: connections }, keepPlaying));
  agent.destroy();
  return placed;
}
