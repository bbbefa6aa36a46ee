import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningDray, startDray } from '../../running-dray.ts';
import { tokenOf } from '../attacks/token-of.ts';
import { machineClock } from '../kill.ts';
import { findCustomers } from '../orders/find-customers.ts';
import { findBrokenRules, findDisagreements } from '../orders/find-faulty-orders.ts';
import { readLedger } from '../orders/order-ledger.ts';
import { startPlacer } from '../orders/placer-process.ts';
import { mountSmallVolume, type SmallVolume } from './small-volume.ts';

const megabyte = 1024 * 1024;
const volumeMegabytes = 260;
const reserveMegabytes = 24;
const wholeWithinMs = 10_000;

/** Orders are placed on a small volume until it is full, past the reserve too; then it is emptied. */
export async function fillVolume(): Promise<string[]> {
  const volume = mountSmallVolume(volumeMegabytes);
  // Not green: what was not tried is not known.
  if (!volume) return ['not run: no volume can be mounted here'];
  const dray = await startDray({ DISK_RESERVE_MB: String(reserveMegabytes) }, volume.folder);
  const folder = mkdtempSync(join(tmpdir(), 'dray-ledger-'));
  const ledgerFile = join(folder, 'orders.jsonl');
  const customers = (await findCustomers(dray.databaseUrl())).slice(0, 8);
  const placer = startPlacer({ address: dray.address, ledgerFile, ordersPerSecond: 15, customers });
  try {
    const token = await tokenOf(dray.address, 'owner@ulipy.example');
    await placer.hears('ready');
    await placer.hears('acknowledged', 30);
    console.log(`${mb(volume.freeBytes())} MB of ${volumeMegabytes} MB free under load`);
    const faults = [
      ...(existsSync(join(dray.dataDir, 'ballast')) ? [] : ['there is no ballast']),
      ...(await fillSlowly(dray, volume, token)),
      ...(await fillWholly(dray, volume, token)),
    ];
    await placer.hears('acknowledged', 30);
    await placer.finish();
    const ledger = readLedger(ledgerFile);
    console.log(`${ledger.acknowledged.length} orders acknowledged, ${ledger.unanswered.length} placings without one`);
    return [
      ...faults,
      ...(await findDisagreements(dray.databaseUrl(), ledger)),
      ...(await findBrokenRules(dray.databaseUrl())),
    ];
  } finally {
    placer.kill();
    await dray.stop();
    rmSync(folder, { recursive: true, force: true });
    volume.unmount();
  }
}

/** Up to the reserve: changes are refused, reading goes on. */
async function fillSlowly(dray: RunningDray, volume: SmallVolume, token: string): Promise<string[]> {
  volume.fillUpTo((reserveMegabytes - 4) * megabyte);
  await sleep(3_000);
  const faults: string[] = [];
  for (let second = 0; second < 5; second += 1) {
    const [change, read, ready] = await Promise.all([changeOf(dray, token), readOf(dray, token), readinessOf(dray)]);
    if (change.status !== 503 || !change.headers.get('retry-after')) faults.push(`a change got ${change.status}`);
    if (read.status !== 200) faults.push(`a read got ${read.status} while the volume was nearly full`);
    if (!ready.includes('nearly full')) faults.push(`/health/ready does not say why: ${ready}`);
    await sleep(1_000);
  }
  volume.empty();
  const whole = await wholeAgain(dray, token);
  console.log(
    `nearly full: reading went on, changes were refused; whole again ${seconds(whole)} s after room was made`,
  );
  return [...faults, ...(whole > wholeWithinMs ? [`changes came back after ${seconds(whole)} s`] : [])];
}

/** Past it, by somebody else: nothing is left at all, and PostgreSQL may stop. */
async function fillWholly(dray: RunningDray, volume: SmallVolume, token: string): Promise<string[]> {
  const statuses = new Set<number>();
  for (let second = 0; second < 15; second += 1) {
    volume.fillUpTo(0);
    const answers = await Promise.all([changeOf(dray, token), readOf(dray, token)]);
    for (const { status } of answers) statuses.add(status);
    await sleep(1_000);
  }
  // What it is there for: on a volume without any room PostgreSQL comes back, because the ballast gives way.
  process.kill(dray.pidOf.postgres(), 'SIGQUIT');
  await sleep(4_000);
  const reads = (await readOf(dray, token)).status;
  const isRunning = dray.isRunning();
  volume.empty();
  const whole = await wholeAgain(dray, token);
  console.log(
    `wholly full for 15 s: answers ${[...statuses].join(', ')}; PostgreSQL stopped: a read got ${reads}, the ballast ${existsSync(join(dray.dataDir, 'ballast')) ? 'stayed' : 'was freed'}; whole again ${seconds(whole)} s after room was made`,
  );
  return [
    ...(isRunning ? [] : ['the launcher ended on a full volume']),
    ...[...statuses].filter((status) => status !== 200 && status !== 503).map((status) => `a call got ${status}`),
    ...(whole > wholeWithinMs ? [`whole again only after ${seconds(whole)} s`] : []),
  ];
}

async function wholeAgain(dray: RunningDray, token: string): Promise<number> {
  const from = machineClock();
  while (machineClock() - from < 60_000) {
    const [change, read] = await Promise.all([changeOf(dray, token), readOf(dray, token)]);
    if (change.status === 200 && read.status === 200) break;
    await sleep(100);
  }
  return machineClock() - from;
}

// A row and a record each time, no matter who asks.
const change = `mutation { generateCustomerToken(email: "shift@ulipy.example", password: "Meridian-Demo-2026!") { token } }`;
const changeOf = (dray: RunningDray, token: string) => graphql(dray, token, change);
const readOf = (dray: RunningDray, token: string) => graphql(dray, token, '{ products(pageSize: 3) { total_count } }');

async function graphql(
  { address }: RunningDray,
  token: string,
  query: string,
): Promise<Pick<Response, 'status' | 'headers'>> {
  try {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(20_000),
    });
    await response.text();
    return response;
  } catch {
    return { status: 0, headers: new Headers() };
  }
}

const readinessOf = async ({ address }: RunningDray): Promise<string> =>
  (await fetch(`${address}/health/ready`)).text();
const mb = (bytes: number): string => (bytes / megabyte).toFixed(0);
const seconds = (ms: number): string => (ms / 1000).toFixed(1);
