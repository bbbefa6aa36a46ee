import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

const keep = () => {
  ballast = keepBallast({
    file,
    folder,
    reserveMegabytes: 2,
    look: () => ({ freeBytes, totalBytes: 260 * megabyte }),
  });
};

test('room is set aside that really takes up the volume', () => {
  keep();

  expect(statSync(file).size).toBe(2 * megabyte);
  expect(statSync(file).blocks * 512).toBeGreaterThanOrEqual(2 * megabyte);
});

test('it is not the last of the room', () => {
  freeBytes = 4 * megabyte;

  keep();

  expect(existsSync(file)).toBe(false);
});

test('it is given away where the volume is full, not before, and grows back when there is room', () => {
  keep();
  expect(ballast.freeIfFull()).toBe(false);

  freeBytes = 0;
  expect(ballast.freeIfFull()).toBe(true);
  expect(existsSync(file)).toBe(false);
  expect(ballast.freeIfFull()).toBe(false);

  freeBytes = 10 * megabyte;
  ballast.fill();
  expect(statSync(file).size).toBe(2 * megabyte);
});
