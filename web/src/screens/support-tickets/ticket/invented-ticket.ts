import type { Ticket } from '#capabilities/support/index.ts';

const named = { id: 'a', name: 'Complaint' };
const at = '2026-11-11T10:00:00.000Z';

/** Until the conversation comes: a word and an answer. */
export const inventedTicket: Ticket = {
  id: 'waiting',
  caseNumber: '00000',
  title: 'A request',
  status: 'In Progress',
  statusText: 'In progress',
  description: 'What somebody has written to us, in about as many words as most people need.',
  isWaitingForYou: false,
  isUnread: false,
  category: named,
  subCategory: named,
  createdAt: at,
  updatedAt: at,
  author: { name: 'Some Body', isYou: true },
  shipTo: null,
  reference: null,
  mergedInto: null,
  attachments: [],
  comments: [
    {
      id: 'answer',
      description: 'And what customer service has answered, as far as it has.',
      createdAt: at,
      author: { name: 'Some Body', isStaff: true, isYou: false },
      attachments: [],
    },
  ],
  events: [],
  moves: [],
  canComment: false,
  isEditable: false,
};
