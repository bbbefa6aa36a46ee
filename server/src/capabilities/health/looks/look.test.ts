import { expect, test } from 'vitest';
import { type After, faultOf, LookFailure, lookAtAll } from './look.ts';

/** Time that passes only where the test says so. */
function aTimer() {
  const waiting = new Map<() => void, number>();
  const after: After = (ms, run) => {
    waiting.set(run, ms);
    return () => waiting.delete(run);
  };
  const pass = (ms: number) => {
    for (const [run, due] of [...waiting]) if (due <= ms) run();
  };
  return { after, pass, waiting };
}

const fine = { name: 'files', location: 'here', ask: async () => undefined } as const;

test('one that never answers is given up when its time is over, and holds up nobody else', async () => {
  const { after, pass, waiting } = aTimer();
  let wasCut = false;
  const hung = {
    name: 'mail',
    location: 'there',
    ask: (signal: AbortSignal) => new Promise<void>(() => signal.addEventListener('abort', () => (wasCut = true))),
  } as const;

  const looking = lookAtAll([hung, fine], 5_000, after);
  pass(4_999);
  await Promise.resolve();
  expect(wasCut).toBe(false);
  pass(5_000);
  const [first, second] = await looking;

  expect(first).toMatchObject({ name: 'mail', location: 'there', fault: 'slow' });
  expect(second).toMatchObject({ name: 'files', fault: undefined });
  expect([wasCut, waiting.size]).toEqual([true, 0]);
});

test('what fails later than it was waited for is nobody’s fault any more', async () => {
  const { after, pass } = aTimer();
  let fail = (_error: Error): void => undefined;
  const late = { ...fine, ask: () => new Promise<void>((_resolve, reject) => (fail = reject)) };

  const looking = lookAtAll([late], 10, after);
  pass(10);
  const [look] = await looking;
  fail(new Error('much later'));

  expect(look?.fault).toBe('slow');
});

test.each([
  ['away', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
  ['away', new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) })],
  ['away', Object.assign(new Error(), { kind: 'not-sent', code: 'ERP', isAway: true })],
  ['slow', Object.assign(new Error(), { code: 'ETIMEDOUT' })],
  ['slow', new DOMException('too late', 'TimeoutError')],
  ['refused', Object.assign(new Error(), { code: 'EAUTH' })],
  ['refused', Object.assign(new Error(), { kind: 'refused', code: '401' })],
  ['broken', new LookFailure('broken', 'It answered 502')],
  ['broken', new Error('something else')],
] as const)('it is %s', (fault, error) => {
  expect(faultOf(error)).toBe(fault);
});
