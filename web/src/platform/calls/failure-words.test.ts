import { expect, test } from 'vitest';
import type { Translate } from '../texts/texts.ts';
import { CallRefused, CallUnanswered } from './call-errors.ts';
import { failureWords } from './failure-words.ts';

const t = ((key: string) => `<${key}>`) as Translate<'errors'>;

test.each([
  [500, { message: 'Internal server error' }],
  [403, { message: 'Request blocked by policy 4711' }],
  [413, { message: 'Payload over 1048576 bytes' }],
  // Ours, with an explanation for those who write programs.
  [400, { code: 'MALFORMED_REQUEST' as const, message: 'Syntax Error: Unexpected Name "x".' }],
])("a machine's own words never reach a person: %i %o", (status, answer) => {
  const error = new CallRefused(status, answer);

  expect(failureWords(t, error)).toEqual({ text: '<tryLater>', reference: undefined });
});

test('what the portal itself says is shown, with its reference', () => {
  const error = new CallRefused(503, { code: 'MAINTENANCE', message: 'Probíhá údržba', requestId: 'r-1' });

  expect(failureWords(t, error)).toEqual({ text: 'Probíhá údržba', reference: '<reference>' });
});

test('what the server says in a good answer about what it did not do is shown', () => {
  expect(failureWords(t, new CallRefused(200, { said: 'Seznam je plný.' })).text).toBe('Seznam je plný.');
});

test('a line that was lost is shown as that', () => {
  expect(failureWords(t, new CallUnanswered('network', undefined)).text).toBe('<noConnection>');
});
