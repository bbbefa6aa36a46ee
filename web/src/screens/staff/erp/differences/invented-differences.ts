import type { Mismatch } from '#capabilities/erp-desk/index.ts';

/** Rows that have the shape of what is on its way. */
export const inventedDifferences: readonly Mismatch[] = Array.from({ length: 3 }, (_, index) => ({
  kind: 'NOT_ARRIVED',
  orderNumber: `450000${index}`,
  sapId: null,
  ourSapId: null,
  firstSeenAt: '2026-01-01T10:00:00.000Z',
  lastSeenAt: '2026-01-01T10:00:00.000Z',
  companyName: 'Hostinec U Mostu s.r.o.',
  country: 'CZ',
  lines: null,
  amounts: null,
  deliveryDate: null,
}));
