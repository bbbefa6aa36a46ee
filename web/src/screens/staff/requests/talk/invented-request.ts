import type { WholeRequest } from '#capabilities/requests-desk/index.ts';

const named = { id: 'a', name: 'Complaint' };
const at = '2026-11-11T10:00:00.000Z';
const word = (isStaff: boolean, text: string) => ({
  id: text,
  at,
  text,
  author: { name: 'Some Body', isStaff, isYou: false },
  files: [],
});

/** Until the conversation comes: a word and an answer. */
export const inventedRequest: WholeRequest = {
  id: 'waiting',
  caseNumber: '00000',
  title: 'A request',
  status: 'In Progress',
  statusText: 'In progress',
  category: named,
  subCategory: named,
  waitingSince: null,
  updatedAt: at,
  createdAt: at,
  market: 'CZ',
  company: named,
  owner: null,
  version: 1,
  author: { uid: 'a', name: 'Some Body', email: 'some@body.example', phone: '', language: 'cs' },
  shipTo: null,
  reference: null,
  mergedInto: null,
  words: [
    word(false, 'What somebody has written to us, in about as many words as most people need.'),
    word(true, 'And what customer service has answered.'),
  ],
  notes: [],
  events: [],
  moves: [],
  canAnswer: false,
  colleagues: [],
  others: [],
  orders: [],
};
