import { expect, test } from 'vitest';
import type { Translate } from '../texts/texts.ts';
import { CallRefused, CallUnanswered } from './call-errors.ts';
import { failureWords } from './failure-words.ts';

const t = ((key: string) => `<${key}>`) as Translate<'errors'>;

test("a gateway's own words never reach a person", () => {
  const error = new CallRefused(500, { message: 'Internal server error' });

  expect(failureWords(t, error)).toEqual({ text: '<tryLater>', reference: undefined });
});

test('what the portal itself says is shown, with its reference', () => {
  const error = new CallRefused(503, { code: 'MAINTENANCE', message: 'Probíhá údržba', requestId: 'r-1' });

  expect(failureWords(t, error)).toEqual({ text: 'Probíhá údržba', reference: '<reference>' });
});

test('a line that was lost is shown as that', () => {
  expect(failureWords(t, new CallUnanswered('network', undefined)).text).toBe('<noConnection>');
});
