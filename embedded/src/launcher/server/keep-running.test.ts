import { setImmediate as untilSettled } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import type { Child, Exit } from '../../process/child.ts';
import { keepRunning } from './keep-running.ts';

const KILLED: Exit = { code: null, signal: 'SIGKILL' };

let ending: AbortController;
let lines: string[];
let pauses: number[];
let lives: ReturnType<typeof aLife>[];

beforeEach(() => {
  ending = new AbortController();
  lines = [];
  pauses = [];
  lives = [];
});

function aLife() {
  const { promise: exited, resolve: die } = Promise.withResolvers<Exit>();
  const stop = async () => die({ code: 0, signal: null });
  const child: Child = { pid: 1, exited, stop, stopAtOnce: () => undefined };
  return { child, die };
}

async function startALife(): Promise<Child> {
  const life = aLife();
  lives.push(life);
  return life.child;
}

function keep(start: () => Promise<Child>, triesAtStart = 10) {
  const write = (line: string) => void lines.push(line.replace(/\d+\.\d s/, '… s'));
  const pause = async (ms: number) => pauses.push(ms);
  const terminal = { say: write, complain: write };
  return keepRunning({ name: 'Server', start, triesAtStart, terminal, ending: ending.signal, pause });
}

test('a server that dies is started again', async () => {
  const kept = await keep(startALife);

  lives[0]!.die(KILLED);
  await untilSettled();

  expect(lives).toHaveLength(2);
  expect(lines).toEqual([
    '! Server ended unexpectedly (killed by SIGKILL); starting it again',
    '✓ Server is back (… s)',
  ]);
  ending.abort();
  await kept.stop();
});

test('a server that never comes up is given up after ten tries with growing pauses', async () => {
  const start = () => Promise.reject(new Error('it ended before it was ready, exit code 3'));

  await expect(keep(start)).rejects.toThrow('exit code 3');

  expect(pauses).toEqual([200, 400, 800, 1600, 3200, 5000, 5000, 5000, 5000]);
});

test('a server that has run is never given up', async () => {
  let failures = 25;
  const start = () => (lives.length > 0 && failures-- > 0 ? Promise.reject(new Error('not yet')) : startALife());
  const kept = await keep(start, 1);

  lives[0]!.die(KILLED);
  while (lives.length < 2) await untilSettled();

  expect(failures).toBe(-1);
  ending.abort();
  await kept.stop();
});

test('what is stopped is not started again', async () => {
  const kept = await keep(startALife);

  ending.abort();
  await kept.stop();

  expect(lives).toHaveLength(1);
  expect(lines).toEqual([]);
});

test('a server that comes back while everything ends is stopped as well', async () => {
  const slow = Promise.withResolvers<void>();
  const start = () => (lives.length === 0 ? startALife() : slow.promise.then(startALife));
  const kept = await keep(start);
  lives[0]!.die(KILLED);
  await untilSettled();

  ending.abort();
  const stopped = kept.stop();
  slow.resolve();
  await stopped;

  expect(await lives[1]!.child.exited).toEqual({ code: 0, signal: null });
});
