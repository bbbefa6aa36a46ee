import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { findProcess, isRunning, ownIdentity } from './process-table.ts';

const started: ReturnType<typeof spawn>[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

test('a process is known by its number and its birth', () => {
  const self = ownIdentity();

  expect(isRunning(self)).toBe(true);
  expect(isRunning({ ...self, startedAt: 'the birth of an earlier holder of this number' })).toBe(false);
});

test('a process that has ended is not found', async () => {
  const child = spawn('/bin/true');
  await once(child, 'exit');

  expect(findProcess(Number(child.pid))).toBeUndefined();
});

test('a zombie counts as gone', async () => {
  // The shell becomes a `sleep`, which never asks how a child has ended; the child ends only after that.
  const child = '(until grep -q sleep /proc/$$/comm; do :; done) &';
  const parent = spawn('/bin/sh', ['-c', `${child} echo $!; exec sleep 60`]);
  started.push(parent);
  const [line] = await once(parent.stdout, 'data');
  const zombie = Number(String(line));
  while (findProcess(zombie)) await sleep(10);

  expect(existsSync(`/proc/${zombie}`)).toBe(true);
  expect(findProcess(zombie)).toBeUndefined();
});
