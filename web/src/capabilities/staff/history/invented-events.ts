import type { RecordedEvent } from '../queries/staff.queries.ts';

/** Lines of the size of real ones, for the time until these come. */
export const inventedEvents = (count: number): readonly RecordedEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    at: '2026-01-01T00:00:00Z',
    action: 'roles-changed',
    actor: { uid: 'u', kind: 'staff', name: 'Xxxxxx Xxxxxxxx' },
    actingFor: null,
    company: { id: 'c', name: 'Xxxxxxxx' },
    subject: { kind: 'account', key: 'u', name: 'Xxxxxx Xxxxxxxx' },
    details: {},
    changes: {},
    requestId: '',
  }));
