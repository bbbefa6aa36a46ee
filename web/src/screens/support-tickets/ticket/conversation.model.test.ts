import { expect, test } from 'vitest';
import type { Ticket } from '#capabilities/support/index.ts';
import { conversationOf, waitingSince } from './conversation.model.ts';

const named = { id: 'a', name: 'A' };
const iva = { name: 'Iva', isStaff: true };
const change = (at: string, from: Ticket['status'] | null, to: Ticket['status']): Ticket['events'][number] => ({
  at,
  from,
  to,
  fromText: from,
  toText: to,
  by: iva,
});
const comment = (id: string, createdAt: string): Ticket['comments'][number] => ({
  id,
  createdAt,
  description: id,
  author: { ...iva, isYou: false },
  attachments: [],
});
const ticket: Ticket = {
  id: 't',
  caseNumber: '00123',
  title: 'Broken',
  description: 'Two crates',
  statusText: 'Waiting',
  status: 'Waiting for Details',
  isWaitingForYou: true,
  isUnread: false,
  category: named,
  subCategory: named,
  createdAt: '2026-11-05T08:12:00Z',
  updatedAt: '2026-11-11T08:31:00Z',
  author: { name: 'Jana', isYou: true },
  shipTo: null,
  reference: null,
  mergedInto: null,
  attachments: [],
  moves: [],
  canComment: true,
  isEditable: false,
  comments: [comment('second', '2026-11-11T08:31:00Z'), comment('first', '2026-11-06T08:00:00Z')],
  events: [
    change('2026-11-05T08:12:00Z', null, 'New'),
    change('2026-11-05T08:40:00Z', 'New', 'In Progress'),
    change('2026-11-11T08:31:00Z', 'In Progress', 'Waiting for Details'),
  ],
};

test('words and changes are in one line of time, and a word before the change that it brought', () => {
  const shown = conversationOf(ticket).map((each) => (each.kind === 'message' ? each.text : each.status));

  expect(shown).toEqual(['Two crates', 'In Progress', 'first', 'second', 'Waiting for Details']);
});

test('since when the reader is waited for, while they are', () => {
  expect(waitingSince(ticket)).toBe('2026-11-11T08:31:00Z');
  expect(waitingSince({ ...ticket, events: [] })).toBe(ticket.updatedAt);
  expect(waitingSince({ ...ticket, isWaitingForYou: false })).toBeUndefined();
});
