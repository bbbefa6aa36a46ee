import type { RequestRow } from '#capabilities/requests-desk/index.ts';

const named = { id: 'a', name: 'Complaint' };

/** As many as a page usually has, for the time until they come. */
export const inventedRequests: readonly RequestRow[] = Array.from({ length: 8 }, (_, at) => ({
  id: `${at}`,
  caseNumber: '00000',
  title: 'A request about as long',
  excerpt: 'What somebody has written to us',
  status: 'In Progress',
  statusText: 'In progress',
  category: named,
  subCategory: named,
  waitingSince: '2026-11-11T10:00:00.000Z',
  updatedAt: '2026-11-11T10:00:00.000Z',
  market: 'CZ',
  company: named,
  owner: null,
}));
