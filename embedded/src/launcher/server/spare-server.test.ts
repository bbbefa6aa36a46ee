import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type NodeChild, startNodeChild } from './node-child.ts';
import { keepSpare, type Spare, type Stage } from './spare-server.ts';

let folder: string;
let ending: AbortController;
let spare: Spare;
let started: NodeChild[];
let stages: Stage[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dray-spare-'));
  ending = new AbortController();
  started = [];
  stages = [];
  // It tells what it was told, and stays.
  writeFileSync(
    join(folder, 'spare.mjs'),
    `process.on('message', (word) => process.send({ heard: word }));
     process.on('disconnect', () => process.exit(0));`,
  );
});
afterEach(async () => {
  // One that has died is followed by another half a minute later, in whichever test runs then.
  ending.abort();
  await spare.stop();
  for (const child of started) {
    child.stopAtOnce();
    await child.exited;
  }
  rmSync(folder, { recursive: true });
});

const given = { DATABASE_URL: 'postgres://db/dray' };
const recordIn = (name: string) => join(folder, `${name}.pid`);
const pidIn = (name: string) => Number.parseInt(readFileSync(recordIn(name), 'utf8'), 10);

function keep(isWanted = true): void {
  const start = (stage: Stage) => {
    stages.push(stage);
    const child = startNodeChild({
      script: join(folder, 'spare.mjs'),
      cwd: folder,
      env: process.env,
      logFile: join(folder, 'log'),
      recordFile: recordIn('spare'),
      patienceMs: 1_000,
    });
    started.push(child);
    return child;
  };
  spare = keepSpare({ isWanted, start, ending: ending.signal });
}

const heardBy = (child: NodeChild) =>
  new Promise((resolve) => child.process.once('message', (message) => resolve((message as { heard: unknown }).heard)));

test('the one that is ready becomes the server and hears the word, even if it is still loading', async () => {
  keep();
  spare.prepareNext();

  const server = spare.take(recordIn('server'), given);

  expect(server).toBe(started[0]);
  expect(await heardBy(server as NodeChild)).toEqual({ type: 'serve', env: given });
  expect(pidIn('server')).toBe(server?.pid);
  expect(() => pidIn('spare')).toThrow('ENOENT');
});

test('there is one at most, and nobody can take it twice', () => {
  keep();
  spare.prepareNext();
  spare.prepareNext();

  expect(started).toHaveLength(1);
  expect(spare.take(recordIn('server'), given)).toBeDefined();
  expect(spare.take(recordIn('server'), given)).toBeUndefined();
});

test('one that has died is not taken', async () => {
  keep();
  spare.prepareNext();
  started[0]?.stopAtOnce();
  await started[0]?.exited;

  expect(spare.take(recordIn('server'), given)).toBeUndefined();
});

test('it goes with the launcher, and none is prepared after that', async () => {
  keep();
  spare.prepareNext();

  ending.abort();
  await spare.stop();
  spare.prepareNext();

  expect(await started[0]?.exited).toMatchObject({ signal: 'SIGKILL' });
  expect(started).toHaveLength(1);
});

test('in development there is none', () => {
  keep(false);

  spare.prepareNext();

  expect(started).toEqual([]);
});

test('the first one loads its code alone, for nothing that it works with is there yet; the next does all it can', () => {
  keep();

  spare.prepareFirst();
  spare.prepareFirst();
  spare.take(recordIn('server'), given);
  spare.prepareNext();

  expect(stages).toEqual(['code', 'ready']);
});

test.each([
  [
    'the first one is not followed by another, for nobody knows yet what that would work with',
    'prepareFirst',
    ['code'],
  ],
  ['a later one is followed by another', 'prepareNext', ['ready', 'ready']],
] as const)('when it dies, %s', async (_, prepare, expected) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  keep();
  spare[prepare]();
  started[0]?.stopAtOnce();
  await started[0]?.exited;

  await vi.advanceTimersByTimeAsync(60_000);

  expect(stages).toEqual(expected);
});
