import type { Terms } from '#capabilities/calendars/index.ts';

/** Rows that have the shape of what is on its way. */
export const inventedTerms: readonly Terms[] = Array.from({ length: 6 }, (_, index) => ({
  shipToId: `10000${index}`,
  name: 'Restaurace U Mostu',
  city: 'Havranov',
  country: 'CZ',
  transportType: 'VAN',
  leadDays: 1,
  cutOff: '12:00',
  closedWeekdays: [6, 7],
  version: 1,
}));
