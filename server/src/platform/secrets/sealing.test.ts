import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealing } from './sealing.ts';

const key = randomBytes(32);
const { seal, open, secretFor } = sealing(key);

test.each(['', 'a secret', 'Žluťoučký kůň'.repeat(500)])('what was sealed opens again', (text) => {
  expect(open('test', seal('test', text))).toBe(text);
});

test('sealed twice, a text looks different each time and shows nothing of itself', () => {
  expect(seal('test', 'a secret')).not.toBe(seal('test', 'a secret'));
  expect(Buffer.from(seal('test', 'a secret'), 'base64url').toString('latin1')).not.toContain('secret');
});

test('another key, another purpose and a changed byte open nothing', () => {
  const sealed = seal('test', 'a secret');
  const bytes = Buffer.from(sealed, 'base64url');

  expect(sealing(randomBytes(32)).open('test', sealed)).toBeUndefined();
  expect(open('another', sealed)).toBeUndefined();
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(open('test', changed.toString('base64url'))).toBeUndefined();
  }
});

test.each(['', 'x', '!!!', 'a'.repeat(37)])('%j, which nobody sealed, opens nothing', (text) => {
  expect(open('test', text)).toBeUndefined();
});

test('anyone who holds the key finds the same secrets, one for each purpose', () => {
  expect(sealing(key).secretFor('cookies')).toBe(secretFor('cookies'));
  expect(secretFor('client')).not.toBe(secretFor('cookies'));
  expect(sealing(randomBytes(32)).secretFor('cookies')).not.toBe(secretFor('cookies'));
});
