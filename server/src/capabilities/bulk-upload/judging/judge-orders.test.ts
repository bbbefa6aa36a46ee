import { expect, test } from 'vitest';
import type { ShipTo } from '#capabilities/company/index.ts';
import { judgeOrders } from './judge-orders.ts';
import { isOneSlip, shipToLookup } from './ship-to-lookup.model.ts';

const aShipTo = (id: string, fields: Partial<ShipTo> = {}) =>
  ({ id, name: `Sklad ${id}`, status: 'Active', country: 'CZ', companyId: 'C1', ...fields }) as ShipTo;

test('a file for one market knows no ship-to of another, though its sender reaches it', async () => {
  const deps = {
    cart: { openShipToShop: async () => undefined },
    listShipTos: async () => [aShipTo('100234'), aShipTo('100301', { country: 'SK', name: 'Poprad' })],
    whyNotPayable: () => [],
    findOrdersOfOrigins: async () => [],
  };
  const cells = (shipTo: string) => ({
    customerOrderNumber: shipTo,
    shipTo,
    deliveryDate: '13.11.2026',
    code: 'CZ100001',
    amount: '6',
  });
  const rows = ['100234', '100301', 'Poprad'].map((shipTo, index) => ({
    row: index + 2,
    written: [],
    cells: cells(shipTo),
    mended: {},
  }));

  const judge = async (country: 'CZ' | 'SK') =>
    (await judgeOrders(deps as never, {} as never, { rows, country, choiceOf: () => undefined })).rows.map(
      ({ faults }) => faults.map(({ finding }) => finding.code),
    );

  expect(await judge('CZ')).toEqual([[], ['SHIP_TO_UNKNOWN'], ['SHIP_TO_UNKNOWN']]);
  expect(await judge('SK')).toEqual([['SHIP_TO_UNKNOWN'], [], []]);
});

test.each([
  ['100234', '100234', false],
  ['100234', '100235', true],
  ['100234', '10234', true],
  ['100234', '1002344', true],
  ['100234', '102034', true],
  ['100234', '100243', true],
  ['100234', '100245', false],
  ['100234', '1234', false],
  ['100234', '400231', false],
])('%s for %s is one slip: %s', (a, b, isSlip) => {
  expect([isOneSlip(a, b), isOneSlip(b, a)]).toEqual([isSlip, isSlip]);
});

test('a ship-to is found by its number, with its name behind it, and by a name that only one has', () => {
  const lookup = shipToLookup([
    aShipTo('1'),
    aShipTo('2', { name: 'U Lípy' }),
    aShipTo('3', { name: 'Bar' }),
    aShipTo('4', { name: 'bar' }),
  ]);

  expect(['1', '1 cokoli', 'u lipy', 'Bar', 'nikde', ''].map((text) => lookup.find(text)?.id)).toEqual([
    '1',
    '1',
    '2',
    undefined,
    undefined,
    undefined,
  ]);
});

test('the order’s own ship-to is proposed first, near numbers next, closed ones never, three at most', () => {
  const shipTos = ['100231', '100232', '100233', '100235', '999'].map((id) => aShipTo(id));
  const lookup = shipToLookup([...shipTos, aShipTo('100236', { status: 'Suspended' })]);
  const fixes = (text: string, of?: ShipTo) => lookup.fixesFor(text, of).map(({ value }) => value);

  expect(fixes('100234')).toEqual(['100231', '100232', '100233']);
  expect(fixes('100234', shipTos[4])).toEqual(['999', '100231', '100232']);
  expect(fixes('5')).toEqual([]);
  expect(shipToLookup([aShipTo('1')]).fixesFor('7777', undefined)).toMatchObject([{ value: '1' }]);
});
