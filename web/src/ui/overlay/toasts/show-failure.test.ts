// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CallRefused, CallUnanswered } from '#platform/calls/call-errors.ts';
import { startTexts } from '#platform/texts/texts.ts';
import { showFailure } from './show-failure.ts';
import { shownToasts } from './toast-queue.ts';

beforeAll(() => {
  startTexts('cs');
});

// Whatever was told before this file is somebody else's.
beforeEach(() => {
  for (const { dismiss } of shownToasts()) dismiss();
});

test('a failed write names its object, says why in the reader’s language, and is tried again', () => {
  const retry = vi.fn();

  showFailure({ topic: 'x', text: 'Množství: Ležák', failure: new CallUnanswered('network', undefined), retry });

  expect(shownToasts()).toMatchObject([
    {
      tone: 'failed',
      text: 'Množství: Ležák',
      detail: 'Server není dostupný. Zkontrolujte připojení.',
      action: { label: 'Zkusit znovu' },
    },
  ]);
  shownToasts()[0]?.action?.run();
  expect(retry).toHaveBeenCalledOnce();
});

test('what a machine says of itself never reaches the reader; the reference to quote does', () => {
  const failure = new CallRefused(500, { message: 'Internal server error', requestId: 'r-1' });

  showFailure({ topic: 'x', text: 'Košík', failure, retry: () => undefined });

  expect(shownToasts()[0]?.detail).not.toContain('Internal');
  expect(shownToasts()[0]?.detail).toContain('r-1');
});
