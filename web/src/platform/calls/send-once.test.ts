import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallRefused, CallUnanswered } from './call-errors.ts';
import { sendOnce } from './send-once.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = (outcome: 'none' | 'unknown') =>
  new CallRefused(503, { code: 'SERVICE_UNAVAILABLE', retryAfterMs: 2_000, body: { outcome } });
const lost = () => new CallUnanswered('network', undefined);
let count = 0;
/** Another change each time, so that no test goes on with another's. */
const change = () => {
  count += 1;
  return `change ${count}`;
};

/** Answers in turn; what is an error is thrown. Tells the keys that it was sent with. */
function serverThat(...answers: readonly unknown[]) {
  const keys: (string | undefined)[] = [];
  const send = async (headers: Readonly<Record<string, string>>) => {
    keys.push(headers['idempotency-key']);
    const answer = answers[keys.length - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { keys, send };
}

async function outcomeOf(asked: string, send: Parameters<typeof sendOnce>[1]): Promise<unknown> {
  const sent = sendOnce(asked, send).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return sent;
}

test.each([
  ['the server did it, and the page was told 503', busy('unknown')],
  ['the answer never came', lost()],
  ['a gateway gave up', new CallRefused(504, {})],
])('%s: it is sent again with the same key, which tells', async (_what, failure) => {
  const { keys, send } = serverThat(failure, 'made');

  expect(await outcomeOf(change(), send)).toBe('made');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('the server did not do it and says so: that is shown at once', async () => {
  const { keys, send } = serverThat(busy('none'), 'never asked');

  expect(await outcomeOf(change(), send)).toMatchObject({ status: 503 });
  expect(keys).toHaveLength(1);
});

test('one that stayed open goes on with its key when somebody tries again, until it is answered', async () => {
  const asked = change();
  const { keys, send } = serverThat(lost(), lost(), busy('none'), 'made', 'made anew');

  expect(await outcomeOf(asked, send)).toBeInstanceOf(CallUnanswered);
  // That one was not done says nothing of the first.
  expect(await outcomeOf(asked, send)).toBeInstanceOf(CallUnanswered);
  expect(await outcomeOf(asked, send)).toBe('made');
  expect(await outcomeOf(asked, send)).toBe('made anew');

  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[0]);
});

test('what the server refuses by name it has not done before: the key is not used again', async () => {
  const asked = change();
  const { keys, send } = serverThat(lost(), new CallRefused(404, { code: 'CART_GONE' }), 'made');

  expect(await outcomeOf(asked, send)).toMatchObject({ code: 'CART_GONE' });
  await outcomeOf(asked, send);
  expect(keys[2]).not.toBe(keys[0]);
});

test('two presses at once are two changes', async () => {
  const asked = change();
  const { keys, send } = serverThat('one', 'two');

  await Promise.all([sendOnce(asked, send), sendOnce(asked, send)]);

  expect(new Set(keys).size).toBe(2);
});

test('a user who has waited for a minute is not made to wait for another', async () => {
  const { keys, send } = serverThat(new CallUnanswered('timeout', undefined), 'made');

  expect(await outcomeOf(change(), send)).toBeInstanceOf(CallUnanswered);
  expect(keys).toHaveLength(1);
});
