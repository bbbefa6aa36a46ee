import type { Queued } from '#capabilities/erp-desk/index.ts';

/** Rows that have the shape of what is on its way. */
export const inventedQueue: readonly Queued[] = Array.from({ length: 5 }, (_, index) => ({
  orderNumber: `450000${index}`,
  kind: 'create',
  state: 'parked',
  attempts: 1,
  cause: 'TOO_LONG',
  since: '2026-01-01T10:00:00.000Z',
  parkedAt: null,
  reference: null,
  companyId: 'C1',
  companyName: 'Hostinec U Mostu s.r.o.',
  shipToId: '1',
  shipToName: 'U Mostu',
  country: 'CZ',
  deliveryDate: '2026-01-02',
  total: 12_000,
  currency: 'CZK',
  verbs: ['retry'],
}));
