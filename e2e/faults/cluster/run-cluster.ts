import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../running-dray.ts';
import { askDatabase } from '../ask-database.ts';
import { tokenOf } from '../attacks/token-of.ts';
import { findCustomers } from '../orders/find-customers.ts';
import { findBrokenRules, findDisagreements } from '../orders/find-faulty-orders.ts';
import { readLedger } from '../orders/order-ledger.ts';
import { startPlacer } from '../orders/placer-process.ts';
import { callTally, maxGap } from './call-tally.ts';
import { clusterFaults } from './cluster-faults.ts';
import { findMissing } from './cluster-processes.ts';
import { type DatabaseCluster, startCluster } from './database-cluster.ts';
import { startPortals, type TwoPortals } from './two-portals.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const execute = promisify(execFile);
const ordersPerSecond = 10;
const buyers = 12;
const calmMs = 5_000;
/** Somebody who reads pages, history and settings, and orders nothing. */
const reader = 'owner@ulipy.example';

/** A whole cluster as operators run it, broken in every way while people order (`DRAY_CLUSTER=short`: each way once). */
export async function runCluster(): Promise<string[]> {
  const missing = findMissing();
  if (missing)
    return [`not run: ${missing} is not installed (packages of Debian: patroni, etcd-server, haproxy, postgresql)`];
  const root = mkdtempSync(join(tmpdir(), 'dray-cluster-'));
  // PostgreSQL and, under root, the portal are other users, who pass through it.
  chmodSync(root, 0o755);
  const ports = [await freePort(), await freePort()];
  const cluster = await startCluster(root, ports);
  let portals: TwoPortals | undefined;
  try {
    const dataDir = join(root, 'portal');
    mkdirSync(dataDir);
    await fillDatabase(cluster, dataDir);
    portals = await startPortals(cluster, dataDir, ports);
    await untilServed(cluster.front);
    return await breakAll(cluster, portals, join(root, 'orders.jsonl'));
  } finally {
    await portals?.stop();
    await cluster.stop();
    rmSync(root, { recursive: true, force: true });
  }
}

async function fillDatabase(cluster: DatabaseCluster, dataDir: string): Promise<void> {
  await untilAnswers(() => askDatabase(cluster.url('postgres', 'postgres'), 'create role dray login createdb'));
  await askDatabase(cluster.url('postgres', 'postgres'), 'create database dray owner dray');
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: cluster.url('dray'), DEMO: '1' };
  for (const args of [['server/src/commands/portal.ts', 'migrate'], ['demo/src/load.ts']])
    await execute(process.execPath, args, { cwd: repository, env });
}

async function breakAll(cluster: DatabaseCluster, portals: TwoPortals, ledgerFile: string): Promise<string[]> {
  const url = cluster.url('dray');
  const customers = (await findCustomers(url)).filter(({ email }) => email !== reader).slice(0, buyers);
  const placer = startPlacer({ address: cluster.front, ledgerFile, ordersPerSecond, customers });
  const acknowledged: number[] = [];
  const faults: string[] = [];
  try {
    await placer.hears('ready');
    placer.onAcknowledged(() => acknowledged.push(performance.now()));
    const tally = callTally(cluster.front, await tokenOf(cluster.front, reader));
    for (const { name, times, longest, cause } of clusterFaults(process.env.DRAY_CLUSTER === 'short')) {
      const waits: number[] = [];
      const pages: number[] = [];
      for (let time = 0; time < times; time += 1) {
        await sleep(calmMs);
        // One fault at a time: until a standby is chosen anew, strict means that nobody may follow a leader that dies.
        await cluster.untilWhole();
        const since = performance.now();
        const mend = await cause({ cluster, portals, time });
        await mend();
        await cluster.untilWhole();
        await placer.hears('acknowledged');
        waits.push(maxGap(acknowledged, since) / 1000);
        pages.push(tally.maxWithoutPage(since) / 1000);
      }
      console.log(`${name}, ${times}×: orders waited ${said(waits)} s, pages ${said(pages)} s`);
      if (Math.max(...waits) > longest) faults.push(`${name}: orders waited ${said(waits)} s, more than ${longest}`);
    }
    if (!portals.areAlive()) faults.push('a portal died by itself');
    faults.push(...(await tally.finish()));
    await placer.finish();
  } finally {
    placer.kill();
  }
  const ledger = readLedger(ledgerFile);
  console.log(
    `${ledger.acknowledged.length} orders acknowledged, ${ledger.unanswered.length} placings without an answer`,
  );
  return [...faults, ...(await findDisagreements(url, ledger)), ...(await findBrokenRules(url))];
}

const said = (seconds: readonly number[]): string => seconds.map((each) => each.toFixed(1)).join(' / ');

async function untilServed(address: string): Promise<void> {
  await untilAnswers(async () => {
    const { status } = await fetch(`${address}/health/ready`);
    if (status !== 200) throw new Error(`the portal is not ready: ${status}`);
  });
}

/** The proxy needs a moment to know who is who. */
async function untilAnswers(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (tries >= 60) throw error;
      await sleep(500);
    }
  }
}
