import { Agent } from 'node:http';
import { ask, type Call, percentile } from '../load.ts';

const perSecond = 40;

export type Paced = { calls: number; p50: number; p99: number };

/** A call every so often, answered or not, as customers come: how long each waited from the moment it was due. */
export async function pacedLoad(
  port: number,
  nextCall: (n: number) => Call,
  { until }: { until: Promise<unknown> },
): Promise<Paced> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const millis: number[] = [];
  const open: Promise<void>[] = [];
  let isOver = false;
  const ended = until.finally(() => {
    isOver = true;
  });
  const startedAt = performance.now();
  for (let n = 0; !isOver; n += 1) {
    const dueAt = startedAt + (n * 1_000) / perSecond;
    const wait = dueAt - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    open.push(ask(agent, port, nextCall(n)).then(() => void millis.push(performance.now() - dueAt)));
  }
  await Promise.all([...open, ended]);
  agent.destroy();
  return { calls: millis.length, p50: percentile(millis, 0.5), p99: percentile(millis, 0.99) };
}
