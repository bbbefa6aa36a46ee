import { expect, test } from 'vitest';
import { deliveryFacts, findChosen, type ShipTo, searchShipTos, shipToName } from './choose-ship-to.ts';

const shipTo = (id: string, name: string, city: string, status = 'Active'): ShipTo => ({
  id,
  name,
  city,
  status,
  country: 'CZ',
  customerType: 'POS',
});
const lipy = shipTo('100234', 'U Lípy', 'Brno');
const kun = shipTo('100301', 'Žluťoučký kůň', 'Plzeň');
const closed = shipTo('100240', 'U Mostu', 'Brno', 'Suspended');

test('a single ship-to is chosen without asking, whatever is remembered', () => {
  expect(findChosen([lipy], undefined)).toBe(lipy);
  expect(findChosen([lipy, closed], '100240')).toBe(lipy);
});

test('of several one must be chosen', () => {
  expect(findChosen([lipy, kun], undefined)).toBeUndefined();
  expect(findChosen([lipy, kun], '100301')).toBe(kun);
});

test('a choice that was suspended, or is somebody else’s, holds no longer', () => {
  expect(findChosen([lipy, kun, closed], '100240')).toBeUndefined();
  expect(findChosen([lipy, kun], '999999')).toBeUndefined();
  expect(findChosen([], '100234')).toBeUndefined();
});

test('a ship-to is found by name, city and number, without its accents', () => {
  const found = (query: string) => searchShipTos([lipy, kun, closed], query).map(({ id }) => id);

  expect(found('lipy')).toEqual(['100234']);
  expect(found('ZLUTOUCKY plzen')).toEqual(['100301']);
  expect(found('brno 100240')).toEqual(['100240']);
  expect(found(' ')).toHaveLength(3);
  expect(found('Praha')).toEqual([]);
});

test('calls name the chosen ship-to, else the country and type of the user', () => {
  const user = { country: 'SK', customerType: 'WHSL' };

  expect(deliveryFacts(lipy, user)).toEqual({
    shipToId: '100234',
    customertype: 'POS',
    store: 'LivePortal_EMEA_CZ',
  });
  expect(deliveryFacts(undefined, user)).toEqual({
    shipToId: undefined,
    customertype: 'WHSL',
    store: 'LivePortal_EMEA_SK',
  });
  expect(deliveryFacts(undefined, { country: null, customerType: null })).toEqual({});
});

test('the city is shown once', () => {
  expect(shipToName(lipy)).toBe('U Lípy, Brno');
  expect(shipToName({ name: 'Velkosklad Brno', city: 'Brno' })).toBe('Velkosklad Brno');
});
