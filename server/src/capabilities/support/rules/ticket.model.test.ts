import { expect, test } from 'vitest';
import { dailyLimits, maxComments, since } from './daily-limits.model.ts';
import { caseNumberOf, isRemovable, isUntouched, numberOfCase } from './ticket.model.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 12, hour));

test.each([
  ['his own, before an answer', 'u-1', 'New', undefined, true],
  ['somebody else’s', 'u-2', 'New', undefined, false],
  ['of a request that is closed', 'u-1', 'Closed(Cancelled)', undefined, false],
  ['sent after the last answer', 'u-1', 'In Progress', at(9), true],
  ['sent in the moment of an answer', 'u-1', 'In Progress', at(10), false],
  ['sent before an answer', 'u-1', 'In Progress', at(11), false],
] as const)('a file can be taken back: %s', (_name, uploaderUid, status, answeredAt, isPossible) => {
  expect(isRemovable({ uploaderUid, createdAt: at(10) }, { status, answeredAt }, 'u-1')).toBe(isPossible);
});

test('what was written can be changed while it is new and unanswered', () => {
  expect(isUntouched({ status: 'New', answeredAt: undefined })).toBe(true);
  expect(isUntouched({ status: 'New', answeredAt: at(1) })).toBe(false);
  expect(isUntouched({ status: 'In Progress', answeredAt: undefined })).toBe(false);
});

test('a case has five digits at least, and is understood without its noughts', () => {
  expect([caseNumberOf(123), caseNumberOf(1_234_567)]).toEqual(['00123', '1234567']);
  expect(['00123', '123', '1234567890', '12a', ''].map(numberOfCase)).toEqual([
    123,
    123,
    undefined,
    undefined,
    undefined,
  ]);
});

test('limits are those that were agreed, over the last 24 hours', () => {
  expect([dailyLimits, maxComments]).toEqual([{ tickets: 100, files: 150, fileBytes: 524_288_000 }, 200]);
  expect(since(at(10)).toISOString()).toBe('2026-11-11T10:00:00.000Z');
});
