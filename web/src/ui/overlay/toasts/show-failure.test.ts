// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CallRefused, CallUnanswered } from '#platform/calls/call-errors.ts';
import { letLookAgain } from '#platform/calls/look-again.ts';
import { loadTexts, startTexts } from '#platform/texts/texts.ts';
import { showFailure } from './show-failure.ts';
import { shownToasts } from './toast-queue.ts';

beforeAll(async () => {
  startTexts('cs');
  await loadTexts('common');
});

// Whatever was shown before this file is somebody else's.
beforeEach(() => {
  for (const { dismiss } of shownToasts()) dismiss();
});

test('a failed write names its object, says why in the reader’s language, and is tried again', () => {
  const retry = vi.fn();

  showFailure({
    topic: 'x',
    text: 'Množství: Ležák',
    failure: new CallRefused(409, { code: 'CART_CHANGED', message: 'Už neplatí.' }),
    retry,
  });

  expect(shownToasts()).toMatchObject([
    {
      tone: 'failed',
      text: 'Množství: Ležák',
      detail: 'Už neplatí.',
      action: { label: 'Zkusit znovu' },
    },
  ]);
  shownToasts()[0]?.action?.run();
  expect(retry).toHaveBeenCalledOnce();
});

test('what a machine says of itself never reaches the reader; the reference to quote does', () => {
  const failure = new CallRefused(500, {
    message: 'Internal server error',
    requestId: 'r-1',
    body: { outcome: 'none' },
  });

  showFailure({ topic: 'x', text: 'Košík', failure, retry: () => undefined });

  expect(shownToasts()[0]?.detail).not.toContain('Internal');
  expect(shownToasts()[0]?.detail).toContain('r-1');
});

test.each([
  ['no answer came', new CallUnanswered('network', undefined)],
  ['the server cannot tell', new CallRefused(503, { code: 'SERVICE_UNAVAILABLE', body: { outcome: 'unknown' } })],
])('%s: the page reads anew first, and does not say that nothing was saved', async (_what, failure) => {
  const read = Promise.withResolvers<void>();
  letLookAgain(() => read.promise);

  showFailure({ topic: 'x', text: 'Ležák se neuložil', failure, retry: () => undefined });
  await Promise.resolve();
  expect(shownToasts()).toEqual([]);

  read.resolve();
  await vi.waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(shownToasts()[0]?.text).toContain('Není jisté');
});

test('a file that could not be fetched is reported as it is: there was nothing to change', () => {
  showFailure({
    topic: 'x',
    text: 'Soubor nepřišel',
    failure: new CallUnanswered('network', undefined),
    retry: () => undefined,
    isTrueEitherWay: true,
  });

  expect(shownToasts()[0]?.text).toBe('Soubor nepřišel');
});
