import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getOrCreateSecretKey, secretKeyFile } from './secret-key.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dray-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('the first start makes a key that only its owner can read, and every later one finds it', () => {
  const first = getOrCreateSecretKey({ secretKey: undefined, dataDir });

  expect(first).toHaveLength(32);
  expect(getOrCreateSecretKey({ secretKey: undefined, dataDir })).toEqual(first);
  expect(statSync(secretKeyFile(dataDir)).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secret-key']);
});

test('a key of the configuration is used as it is, and no file is made', () => {
  const secretKey = Buffer.alloc(32, 7).toString('base64');

  expect(getOrCreateSecretKey({ secretKey, dataDir })).toEqual(Buffer.alloc(32, 7));
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a file that holds no key is named instead of being replaced: the old keys would be lost', () => {
  writeFileSync(secretKeyFile(dataDir), 'half a k');

  expect(() => getOrCreateSecretKey({ secretKey: undefined, dataDir })).toThrow(secretKeyFile(dataDir));
});
