import { existsSync, linkSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Ballast, keepBallast } from './ballast.ts';

const megabyte = 1024 * 1024;
let folder: string;
let file: string;
let freeBytes: number;
let ballast: Ballast;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dray-ballast-'));
  file = join(folder, 'ballast');
  freeBytes = 10 * megabyte;
});
afterEach(() => {
  ballast.stop();
  rmSync(folder, { recursive: true });
});

const keep = async () => {
  ballast = keepBallast({
    file,
    folder,
    reserveMegabytes: 2,
    look: () => ({ freeBytes, totalBytes: 260 * megabyte }),
  });
  await ballast.fill();
};

test('room is set aside that really takes up the volume', async () => {
  await keep();

  expect(statSync(file).size).toBe(2 * megabyte);
  expect(statSync(file).blocks * 512).toBeGreaterThanOrEqual(2 * megabyte);
});

test('it is not the last of the room', async () => {
  freeBytes = 4 * megabyte;

  await keep();

  expect(existsSync(file)).toBe(false);
});

test('it is given away where the volume is full, not before, and grows back when there is room', async () => {
  await keep();
  expect(ballast.freeIfFull()).toBe(false);

  freeBytes = 0;
  expect(ballast.freeIfFull()).toBe(true);
  expect(existsSync(file)).toBe(false);
  expect(ballast.freeIfFull()).toBe(false);

  freeBytes = 10 * megabyte;
  await ballast.fill();
  expect(statSync(file).size).toBe(2 * megabyte);
});

test('one that still grows when it is needed stops at once', async () => {
  freeBytes = 1024 * megabyte;
  ballast = keepBallast({
    file,
    folder,
    reserveMegabytes: 256,
    look: () => ({ freeBytes, totalBytes: 2048 * megabyte }),
  });
  const filled = ballast.fill();
  // Turn by turn: a write goes on only in the next one.
  while (!existsSync(file) || statSync(file).size === 0) await nextTurn();
  const secondName = join(folder, 'seen-by-another-name');
  linkSync(file, secondName);

  freeBytes = 0;
  expect(ballast.freeIfFull()).toBe(true);
  await filled;

  expect(existsSync(file)).toBe(false);
  expect(statSync(secondName).size).toBeLessThan(128 * megabyte);
});
