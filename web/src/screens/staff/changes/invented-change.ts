import type { ChangeRequest } from '#capabilities/staff/index.ts';

/** One of the size of real ones, for the time until these come. */
export const inventedChange: ChangeRequest = {
  id: '0',
  kind: 'staff-grant',
  subject: { key: 'u', name: 'Xxxxxx Xxxxxxxx' },
  before: {},
  after: { role: 'support', markets: 'CZ' },
  state: 'waiting',
  requestedBy: { uid: 'u', name: 'Xxxxxx Xxxxxxxx' },
  requestedAt: '2026-01-01T00:00:00Z',
  expiresAt: '2026-01-01T00:00:00Z',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  mayDecide: false,
  whyNot: 'own',
  mayWithdraw: false,
  command: null,
};
