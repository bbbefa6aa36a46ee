import { expect, test } from 'vitest';
import { anItem, someTerms } from '../cart/testing/test-shop.ts';
import { addressOf, asksForShipTos, fitsQuery, type SavedOrderQuery, undoMs, wasSaved } from './saved-orders.model.ts';

const { shipTo } = someTerms([]);
const query = (own: Partial<SavedOrderQuery> = {}): SavedOrderQuery => ({
  shipToIds: [],
  dateFrom: undefined,
  dateTo: undefined,
  deliverTo: undefined,
  billTo: undefined,
  shipToName: undefined,
  pageSize: 10,
  currentPage: 1,
  oldestFirst: false,
  ...own,
});

test('a deletion can be taken back for an hour', () => {
  expect(undoMs).toBe(3_600_000);
});

test('only what was put aside with something in it was a saved order', () => {
  const savedAt = new Date('2026-11-12T09:30:00Z');
  const items = [anItem('KEG', 1)];

  expect(wasSaved({ savedAt, items })).toBe(true);
  expect(wasSaved({ savedAt, items: [] })).toBe(false);
  expect(wasSaved({ savedAt: undefined, items })).toBe(false);
});

test('an address is street, postal code and city', () => {
  expect(addressOf(shipTo)).toBe('Lipová 1, 602 00 Brno');
});

test('a question about ship-tos is one about ids, names or addresses; days are none', () => {
  expect(asksForShipTos(query({ dateFrom: '2026-11-01' }))).toBe(false);
  for (const own of [{ shipToIds: ['100234'] }, { deliverTo: 'B' }, { billTo: 'U' }, { shipToName: 'U' }])
    expect(asksForShipTos(query(own)), JSON.stringify(own)).toBe(true);
});

test.each<[Partial<SavedOrderQuery>, boolean]>([
  [{}, true],
  [{ shipToIds: ['100234', '100235'] }, true],
  [{ shipToIds: ['100235'] }, false],
  [{ deliverTo: '100234' }, true],
  [{ deliverTo: '10023' }, false],
  [{ deliverTo: 'u lipy' }, true],
  [{ deliverTo: 'LIPOVA 1, 602' }, true],
  [{ deliverTo: 'Praha' }, false],
  [{ billTo: '300101' }, true],
  [{ billTo: 's.r.o' }, true],
  [{ billTo: 'Brno' }, false],
  [{ shipToName: 'lípy' }, true],
  [{ shipToName: '100234' }, false],
  [{ shipToName: 'Brno' }, false],
  [{ shipToIds: ['100234'], deliverTo: 'brno', billTo: 'lipy', shipToName: 'U' }, true],
  [{ shipToIds: ['100234'], deliverTo: 'brno', billTo: 'praha' }, false],
])('asked for %j a ship-to fits: %s', (own, fits) => {
  expect(fitsQuery(shipTo, query(own))).toBe(fits);
});
