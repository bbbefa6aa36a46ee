import { expect, test, vi } from 'vitest';
import { CallRefused, CallUnanswered } from '#platform/calls/call-errors.ts';
import { learnOutcome, type PlaceStep, type PlacingDeps, placeOnce } from './placing.ts';

const timedOut = new CallUnanswered('timeout', undefined);
const offline = new CallUnanswered('network', undefined);

/** A server that answers the questions for an order one by one, the last one for ever. */
function serverThat(send: PlacingDeps['send'], ...answers: (string | Error | undefined)[]) {
  const steps: PlaceStep[] = [];
  const sent = vi.fn(send);
  const asked = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const waited: number[] = [];
  const deps: PlacingDeps = {
    send: sent,
    findOrderNumber: asked,
    wait: async (ms) => void waited.push(ms),
    tell: (step) => void (steps.at(-1) === step || steps.push(step)),
  };
  return { deps, steps, sent, asked, waited };
}

const fails = (error: Error) => () => Promise.reject(error);

test('an order that was answered needs no questions', async () => {
  const { deps, steps, asked } = serverThat(async () => ({ kind: 'placed', orderNumber: '4500001' }));

  expect(await placeOnce(deps)).toEqual({ kind: 'placed', orderNumber: '4500001' });
  expect(asked).not.toHaveBeenCalled();
  expect(steps).toEqual(['sending']);
});

test('an order without an answer is asked for and never sent again', async () => {
  const { deps, steps, sent } = serverThat(fails(timedOut), undefined, offline, offline, undefined, '4500002');

  expect(await placeOnce(deps)).toEqual({ kind: 'placed', orderNumber: '4500002' });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(steps).toEqual(['sending', 'checking', 'unreachable', 'checking']);
});

test('it counts as lost only after the server said no for longer than it may take to place one', async () => {
  const { deps, asked, waited } = serverThat(fails(offline), undefined);

  expect(await placeOnce(deps)).toEqual({ kind: 'lost', error: offline });
  expect(asked).toHaveBeenCalledTimes(5);
  expect(waited.reduce((sum, ms) => sum + ms)).toBeGreaterThan(10_000);
});

test('a server that cannot be reached has not said no', async () => {
  const silence = Array.from({ length: 40 }, () => offline);
  const { deps } = serverThat(fails(offline), ...silence, '4500003');

  expect(await placeOnce(deps)).toEqual({ kind: 'placed', orderNumber: '4500003' });
});

test('a plain no of the server is final', async () => {
  const gone = new CallRefused(200, { code: 'CART_GONE', message: 'Tento košík už neexistuje' });
  const { deps, asked } = serverThat(fails(gone));

  expect(await placeOnce(deps)).toEqual({ kind: 'failed', error: gone });
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['a fault of the server', new CallRefused(200, { code: 'FAULT' })],
  ['somebody on the way who says no', new CallRefused(422, {})],
  ['a gateway', new CallRefused(504, {})],
  ['a server that stops', new CallRefused(503, { code: 'SERVICE_UNAVAILABLE' })],
  // A proxy that counts calls may have let the order through and its repetition not.
  ['a limit of calls', new CallRefused(429, { code: 'TOO_MANY_CALLS' })],
  ['a session that ended meanwhile', new CallRefused(401, { code: 'UNAUTHORIZED' })],
])('%s leaves it open whether the order was kept', async (_who, error) => {
  const { deps, sent } = serverThat(fails(error), '4500004');

  expect(await placeOnce(deps)).toEqual({ kind: 'placed', orderNumber: '4500004' });
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([
  ['too many calls', new CallRefused(429, { code: 'TOO_MANY_CALLS' })],
  ['a session that is being renewed', new CallRefused(401, { code: 'UNAUTHORIZED' })],
])('%s while asking is no answer: the question is put again', async (_why, error) => {
  const { deps, sent, steps } = serverThat(fails(offline), error, error, '4500005');

  expect(await placeOnce(deps)).toEqual({ kind: 'placed', orderNumber: '4500005' });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(steps).toEqual(['sending', 'checking', 'unreachable']);
});

test('an order answered with too many calls that never arrived is lost, not failed: it may be sent again', async () => {
  const counted = new CallRefused(429, { code: 'TOO_MANY_CALLS' });
  const { deps, sent, asked } = serverThat(fails(counted), undefined);

  expect(await placeOnce(deps)).toEqual({ kind: 'lost', error: counted });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(5);
});

test('a buyer who may not ask is told that nobody knows', async () => {
  const closed = new CallRefused(403, { code: 'SECTION_NOT_ALLOWED' });
  const { deps } = serverThat(fails(offline), closed);

  expect(await learnOutcome(deps, offline)).toEqual({ kind: 'unknowable', error: closed });
});
