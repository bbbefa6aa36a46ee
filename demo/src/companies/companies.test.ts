import { expect, test } from 'vitest';
import { type Country, countries } from '../markets/demo-countries.ts';
import { companyRows, payerRows, shipToRows, soldToRows, transportRows } from './company-rows.ts';

const perMarket = (rows: readonly { country: Country }[]) =>
  countries.map((country) => rows.filter((row) => row.country === country).length);

test('each market has as many customers as the demo world says', () => {
  expect(countries).toEqual(['CZ', 'SK', 'IT', 'ES']);
  expect(perMarket(soldToRows)).toEqual([9, 5, 6, 4]);
  expect(perMarket(payerRows)).toEqual([7, 4, 4, 3]);
  expect(perMarket(shipToRows)).toEqual([26, 12, 14, 8]);
});

test('one payer pays for three sold-tos, no payer for more', () => {
  const counts = payerRows.map(({ id }) => soldToRows.filter((soldTo) => soldTo.payer_id === id).length);

  expect(counts.filter((count) => count === 3)).toHaveLength(1);
  expect(Math.max(...counts)).toBe(3);
  expect(Math.min(...counts)).toBe(1);
});

test('two ship-tos are suspended and one has moved out', () => {
  const withStatus = (status: string) => shipToRows.filter((shipTo) => shipTo.status === status);

  expect(withStatus('Suspended')).toHaveLength(2);
  expect(withStatus('Move Out')).toHaveLength(1);
});

test('no id is used twice', () => {
  const ids = [...companyRows, ...payerRows, ...soldToRows, ...shipToRows].map(({ id }) => id);

  expect(new Set(ids).size).toBe(ids.length);
});

test('no two companies, sold-tos or ship-tos have the same name', () => {
  for (const rows of [companyRows, soldToRows, shipToRows]) {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  }
});

test('ship-to 100234 is U Lípy in Brno, one of three pubs of the company', () => {
  const lime = shipToRows.find(({ id }) => id === '100234');

  expect(lime).toMatchObject({ name: 'U Lípy', street: 'Dlouhá 4', postal_code: '602 00', city: 'Brno' });
  expect(shipToRows.filter((shipTo) => shipTo.company_id === lime?.company_id)).toHaveLength(3);
});

test('the edge company has a name of sixty characters', () => {
  const edge = companyRows.find(({ name }) => name.startsWith('Příliš žluťoučký kůň úpěl ďábelské ódy'));

  expect(edge?.name).toHaveLength(60);
});

test('every ship-to can be reached, and its first transport suits its customer type', () => {
  for (const { id, customer_type } of shipToRows) {
    const first = transportRows.find((transport) => transport.ship_to_id === id && transport.preference === 1);
    const isSupplyingOthers = ['WHSL', 'DIST'].includes(customer_type);
    expect(first?.transport_type, id).toBe(isSupplyingOthers ? 'TRUCK' : 'VAN');
  }
});

test('each transport carries the limits that the demo world sets', () => {
  for (const transport of transportRows) {
    const { transport_type, handstacked, minimum_pallets, maximum_pallets, minimum_weight_kg, maximum_weight_kg } =
      transport;
    const isItalian = shipToRows.find(({ id }) => id === transport.ship_to_id)?.country === 'IT';
    const limits = [minimum_pallets, maximum_pallets, minimum_weight_kg, maximum_weight_kg];

    if (transport_type === 'VAN') expect([handstacked, ...limits]).toEqual([true, null, null, '150', '1500']);
    if (transport_type === 'TRUCK')
      expect([handstacked, ...limits]).toEqual(
        isItalian ? [false, 10, 33, '8000', '28000'] : [false, 5, 33, '3000', '24000'],
      );
  }
});
