import { expect, test } from 'vitest';
import { inventedRequest } from './invented-request.ts';
import { talkOf } from './talk.model.ts';

const by = (name: string, isYou = false) => ({ name, isStaff: true, isYou });
const word = (id: string, at: string, author = by('Iva')) => ({ id, at, text: id, author, files: [] });
const request = {
  ...inventedRequest,
  words: [word('asked', '2026-11-11T08:00:00Z'), word('answer', '2026-11-11T10:00:00Z')],
  notes: [{ id: 'note', at: '2026-11-11T09:00:00Z', text: 'n', author: by('Karel') }],
  events: [
    { at: '2026-11-11T08:00:00Z', from: null, to: 'New' as const, toText: 'New', by: by('Jana') },
    {
      at: '2026-11-11T10:00:00Z',
      from: 'New' as const,
      to: 'In Progress' as const,
      toText: 'In progress',
      by: by('Iva'),
    },
  ],
};

test('notes stand between the words by their time, and a status after the answer that brought it', () => {
  expect(talkOf(request).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'word asked',
    'note note',
    'word answer',
    'change change 0',
  ]);
});
