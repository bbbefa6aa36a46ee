import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exitOf } from '../process/child.ts';
import { clearLeftovers, lockFileOf } from './leftovers.ts';

let folder: string;
let cluster: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dray-leftovers-'));
  cluster = join(folder, 'cluster');
  mkdirSync(cluster);
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Looks to /proc like the named program at work in the folder. */
async function aProcess(name: string, workingFolder: string): Promise<ChildProcess> {
  const child = spawn('/bin/sleep', ['60'], { argv0: name, cwd: workingFolder });
  children.push(child);
  await once(child, 'spawn');
  return child;
}

const lockFor = (child: ChildProcess) => writeFileSync(lockFileOf(cluster), `${child.pid}\n${cluster}\n1794720000\n`);

test('a PostgreSQL that outlived its launcher is stopped and its lock dropped', async () => {
  const orphan = await aProcess('postgres', cluster);
  const exited = exitOf(orphan);
  lockFor(orphan);
  const said: string[] = [];

  await clearLeftovers(cluster, (line) => said.push(line));

  expect(await exited).toEqual({ code: null, signal: 'SIGINT' });
  expect(said).toEqual([`stopping the PostgreSQL that an earlier run left behind (process ${orphan.pid})`]);
  expect(existsSync(lockFileOf(cluster))).toBe(false);
});

test.each([
  ['another program', 'sleep', () => cluster],
  ['a PostgreSQL of another cluster', 'postgres', () => folder],
])('%s that now has the number of the lock is left alone', async (_, name, workingFolder) => {
  const innocent = await aProcess(name, workingFolder());
  lockFor(innocent);

  await clearLeftovers(cluster, () => undefined);

  expect(innocent.exitCode ?? innocent.signalCode).toBeNull();
  expect(existsSync(lockFileOf(cluster))).toBe(false);
});

test('the lock of a dead PostgreSQL is dropped', async () => {
  const dead = await aProcess('postgres', cluster);
  dead.kill('SIGKILL');
  await once(dead, 'exit');
  lockFor(dead);

  await clearLeftovers(cluster, () => undefined);

  expect(existsSync(lockFileOf(cluster))).toBe(false);
});
