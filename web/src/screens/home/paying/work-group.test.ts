import { expect, test } from 'vitest';
import { workGroupOf } from './work-group.ts';

const days = { today: '2026-11-18', freshFrom: '2026-11-12' };
const invoice = { type: 'invoice', status: 'open', dueDate: '2026-12-02', date: '2026-11-01' } as const;

test.each([
  ['an overdue invoice', { ...invoice, status: 'overdue', dueDate: '2026-11-10' } as const, 'due'],
  ['one due on the last day of the week', { ...invoice, dueDate: '2026-11-25' }, 'due'],
  ['one due a day later', { ...invoice, dueDate: '2026-11-26' }, 'earlier'],
  ['one that was paid although it is due', { ...invoice, status: 'paid', dueDate: '2026-11-19' } as const, 'earlier'],
  ['a credit note to be set off', { ...invoice, type: 'credit-note', dueDate: null } as const, 'due'],
  ['one of the first day that counts as new', { ...invoice, date: '2026-11-12' }, 'fresh'],
  ['one of the day before', { ...invoice, date: '2026-11-11' }, 'earlier'],
])('%s stands where the server counts it', (_name, document, group) => {
  expect(workGroupOf(document, days)).toBe(group);
});
