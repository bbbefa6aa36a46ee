import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallRefused, CallUnanswered } from './call-errors.ts';
import { createQueryClient, retryDelay } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function triesOf(error: Error): Promise<number> {
  const call = vi.fn(() => Promise.reject(error));
  const client = createQueryClient(() => undefined);
  const outcome = client.query({ queryKey: [error.message], queryFn: call }).catch(() => undefined);
  await vi.runAllTimersAsync();
  await outcome;
  return call.mock.calls.length;
}

test('a read is tried three times where the next try may pass', async () => {
  expect(await triesOf(new CallUnanswered('network', undefined))).toBe(3);
  for (const status of [429, 502, 503, 504]) expect(await triesOf(new CallRefused(status, {}))).toBe(3);
});

test('a read is not repeated where it would only be refused again', async () => {
  expect(await triesOf(new CallUnanswered('timeout', undefined))).toBe(1);
  for (const status of [400, 401, 403, 404, 500]) expect(await triesOf(new CallRefused(status, {}))).toBe(1);
  expect(await triesOf(new CallRefused(503, { code: 'MAINTENANCE' }))).toBe(1);
});

test('a write is never repeated by itself, and its failure is heard', async () => {
  const heard = vi.fn();
  const send = vi.fn(() => Promise.reject(new CallRefused(503, {})));
  const client = createQueryClient(heard);

  const write = client.getMutationCache().build(client, { mutationFn: send });
  await write.execute(undefined).catch(() => undefined);
  await vi.runAllTimersAsync();

  expect(send).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledWith(expect.any(CallRefused));
});

test('the wait before another try is the one the server asked for, else it grows and is spread', () => {
  expect(retryDelay(0, new CallRefused(429, { retryAfterMs: 7000 }))).toBe(7000);
  expect(retryDelay(0, new CallRefused(503, {}), () => 0)).toBe(500);
  expect(retryDelay(1, new CallRefused(503, {}), () => 1)).toBe(2000);
});
