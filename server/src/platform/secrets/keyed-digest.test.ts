import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyedDigest } from './keyed-digest.ts';

test('a digest is the same wherever the key is the same, and another for another purpose or key', () => {
  const key = randomBytes(32);
  const digest = keyedDigest(key, 'mail')('jana@ulipy.example');

  expect(keyedDigest(Buffer.from(key), 'mail')('jana@ulipy.example')).toBe(digest);
  expect(keyedDigest(key, 'address')('jana@ulipy.example')).not.toBe(digest);
  expect(keyedDigest(randomBytes(32), 'mail')('jana@ulipy.example')).not.toBe(digest);
});
