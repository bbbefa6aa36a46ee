import { bombs } from '@dray/server/edge/graphql/test-bombs.ts';
import { startDray } from '../../running-dray.ts';
import { tokenOf } from './token-of.ts';

const plain = '{ getPortalConfig { maintenance } }';
const maxMs = 50;

/** Every document that once stopped a process, three times each, at the running product: refused as fast as a plain call. */
export async function sendBombs(): Promise<string[]> {
  const dray = await startDray();
  try {
    const token = await tokenOf(dray.address, 'owner@ulipy.example');
    const ask = (query: string, bearer?: string) => timed(dray.address, query, bearer);
    // Code that ran a few times is faster than code that never did, and neither is what is measured here.
    for (let call = 0; call < 50; call += 1) await ask(call % 2 ? plain : `{ nothing${call} }`, token);
    const plainMs: number[] = [];
    for (let call = 0; call < 20; call += 1) plainMs.push((await ask(plain)).ms);

    const sent = Object.entries(bombs).flatMap(([name, query]) =>
      [undefined, token].flatMap((bearer) => Array.from({ length: 3 }, () => ({ name, query, bearer }))),
    );
    const answers = [];
    for (const { name, query, bearer } of sent) answers.push({ name, ...(await ask(query, bearer)) });
    const times = answers.map(({ ms }) => ms);
    console.log(`a plain call: median ${median(plainMs).toFixed(1)} ms`);
    console.log(
      `${times.length} bombs: median ${median(times).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms`,
    );
    return answers
      .filter(({ status, ms }) => status !== 400 || ms > maxMs)
      .map(({ name, status, ms }) => `a bomb ${name} was answered ${status} in ${ms.toFixed(1)} ms`);
  } finally {
    await dray.stop();
  }
}

async function timed(address: string, query: string, bearer?: string): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    body: JSON.stringify({ query, variables: query.includes('$n') ? { n: 100 } : {} }),
    signal: AbortSignal.timeout(30_000),
  });
  await response.text();
  return { status: response.status, ms: performance.now() - begun };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
