import type { ContentRow } from '#capabilities/content-desk/index.ts';

const row: ContentRow = {
  kind: 'news',
  id: '0',
  path: '',
  title: 'Something to read',
  state: 'published',
  markets: ['CZ'],
  customerTypes: [],
  from: null,
  to: null,
  languages: ['cs'],
  missing: [],
  hasDraft: false,
  hasLater: false,
  changedAt: '2026-01-01T10:00:00.000Z',
  changedBy: 'Somebody Else',
};

/** For the shape of the list while it is on its way. */
export const inventedContent: readonly ContentRow[] = Array.from({ length: 8 }, (_, nth) => ({
  ...row,
  id: String(nth),
}));
