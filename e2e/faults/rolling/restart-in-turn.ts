import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startDray } from '../../running-dray.ts';
import { tokenOf } from '../attacks/token-of.ts';
import { callPortal } from '../portal-call.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { startSmallProxy } from './small-proxy.ts';

const restarts = 20;
const settleMs = 1_500;
const people = ['owner@ulipy.example', 'shift@ulipy.example', 'owner@bellini.example', 'owner@tatravelko.example'];
const queries = [
  '{ customerCart { id version } }',
  'mutation { createEmptyCart }',
  '{ products(pageSize: 5) { total_count } }',
];

/** Two processes behind a proxy, stopped and started in turn under load: nobody outside notices (R8). */
export async function restartInTurn(): Promise<string[]> {
  const dray = await startDray();
  const proxy = await startSmallProxy();
  const env = { TRUST_PROXY: '1', PUBLIC_URL: proxy.address, BUSY_ABOVE_MS: '0', LOG_LEVEL: 'error' };
  const processes: ServerProcess[] = [];
  const counted = { calls: 0, failed: [] as string[] };
  let isOver = false;
  const callers: Promise<void>[] = [];
  try {
    for (const port of [await freePort(), await freePort()]) processes.push(await startServerProcess(dray, env, port));
    proxy.leadTo(processes.map(({ port }) => port));
    for (const { port } of processes) await inRotation(proxy, port);

    const tokens = await Promise.all(people.map((email) => tokenOf(proxy.address, email)));
    callers.push(
      ...tokens
        .flatMap((token) => [token, token])
        .map(async (token, index) => {
          for (let call = index; !isOver; call += 1) {
            const body = { query: queries[call % queries.length] };
            const answer = await callPortal({ address: proxy.address, path: '/graphql', token, body });
            counted.calls += 1;
            if (answer.kind !== 'answered') counted.failed.push(JSON.stringify(answer));
            await sleep(20);
          }
        }),
    );

    const exitCodes: (number | null)[] = [];
    for (let restart = 0; restart < restarts; restart += 1) {
      const index = restart % processes.length;
      const port = processes[index]?.port;
      exitCodes.push((await processes[index]?.stop()) ?? null);
      processes[index] = await startServerProcess(dray, env, port);
      // The other one may go only when this one serves again.
      await inRotation(proxy, Number(port));
      await sleep(settleMs);
    }
    isOver = true;
    await Promise.all(callers);
    console.log(`${restarts} restarts in turn: ${counted.calls} calls, ${counted.failed.length} failed`);
    return [
      ...[...Map.groupBy(counted.failed, (answer) => answer)].map(
        ([answer, { length }]) => `${length} calls failed during a restart: ${answer}`,
      ),
      ...exitCodes.filter((code) => code !== 0).map((code) => `a process ended with ${code}`),
    ];
  } finally {
    isOver = true;
    await Promise.all(callers);
    await Promise.all(processes.map((one) => one.stop()));
    proxy.stop();
    await dray.stop();
  }
}

async function inRotation(proxy: Awaited<ReturnType<typeof startSmallProxy>>, port: number): Promise<void> {
  while (!proxy.isInRotation(port)) await sleep(50);
}
