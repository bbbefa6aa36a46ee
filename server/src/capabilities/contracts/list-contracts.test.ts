import { beforeEach, expect, test } from 'vitest';
import type { Request } from '#platform/request/request.ts';
import { testClock } from '../../testing/clock.ts';
import type { Contract } from './contract.model.ts';
import type { ContractsDeps, Refill } from './contracts.deps.ts';
import { contractToWire } from './contracts.wire.ts';
import { listContracts } from './list-contracts.ts';
import { aContract, delivered } from './test-contract.ts';

const aShipTo = (id: string, payerId: string) => ({
  id,
  name: id,
  city: 'Brno',
  payer: { id: payerId, name: `P ${payerId}` },
});
/** Somebody who reaches one ship-to of each of two payers; the first payer has a second one. */
const reached = [aShipTo('100234', '300101'), aShipTo('100237', '300102')];
const shipToIds = [
  { payerId: '300101', shipToId: '100234' },
  { payerId: '300101', shipToId: '100235' },
  { payerId: '300102', shipToId: '100237' },
];
const keg: Refill = {
  sku: 'CZ100001',
  name: 'Havranov',
  packFormat: 'KEG 50',
  hlPerPack: 0.5,
  shipToId: '100234',
  maxPacks: 4,
};

let kept: Contract[];
let cart: { shipToId: string; hectolitres: number } | undefined;
let asked: unknown[][];
let refill: Refill | undefined;
beforeEach(() => {
  kept = [aContract({ id: 'A' }), aContract({ id: 'B', payerId: '300102' })];
  cart = undefined;
  asked = [];
  refill = undefined;
});

const deps = {
  contracts: {
    listOfPayers: async (payerIds: readonly string[], since: string, max: number) => {
      asked.push(['contracts', since, max]);
      return kept.filter(({ payerId }) => payerIds.includes(payerId));
    },
  },
  listShipTos: async () => reached,
  listShipToIdsOf: async (payerIds: readonly string[]) => shipToIds.filter(({ payerId }) => payerIds.includes(payerId)),
  sumDelivered: async (ids: readonly string[], from: string, to: string) => {
    asked.push(['delivered', ids.join(), from, to]);
    return ids.map((id) => delivered(id, from.slice(0, 7), 20));
  },
  sumByDay: async () => [],
  findSalesBegin: async () => '2024-01',
  sumOrdered: async (_: string, ids: readonly string[]) => ids.length,
  findCart: async () => cart,
  findRefill: async () => refill,
  findToday: async () => '2026-11-12',
  clock: testClock('2026-11-12T09:30:00Z'),
} as unknown as ContractsDeps;
const request = { scope: {}, delivery: {} } as Request;
const list = async (payerId?: string) =>
  (await listContracts(deps, request, payerId)).map((one) => ({ ...one, ...one.fulfilment }));

test('a contract is measured by all ship-tos of its payer, and by none of another', async () => {
  const [first, second] = await list();

  expect(first).toMatchObject({ contract: { id: 'A' }, payerName: 'P 300101', deliveredHl: 40, orderedHl: 2 });
  expect(second).toMatchObject({ contract: { id: 'B' }, payerName: 'P 300102', deliveredHl: 20, orderedHl: 1 });
  expect(first?.shipTos.map(({ shipTo }) => shipTo?.id)).toEqual(['100234', undefined]);
});

test.each([
  ['100237', [0, 3]],
  ['100235', [3, 0]],
])('a cart for %s counts for the contract of that ship-to’s payer alone', async (shipToId, expected) => {
  cart = { shipToId, hectolitres: 3 };

  expect((await list()).map(({ cartHl }) => cartHl)).toEqual(expected);
});

test('deliveries are asked for from the first day until today, or until the last, and a year before', async () => {
  kept = [aContract({ from: '2026-03-01' }), aContract({ payerId: '300102', from: '2025-02-01', to: '2026-10-31' })];
  await list();

  expect(asked.slice(1)).toEqual([
    ['delivered', '100234,100235', '2026-03-01', '2026-11-12'],
    ['delivered', '100234,100235', '2025-03-01', '2025-11-12'],
    ['delivered', '100237', '2025-02-01', '2026-10-31'],
    ['delivered', '100237', '2024-02-01', '2025-10-31'],
  ]);
});

test('nothing is asked of a contract that is to come, and nothing is ordered for one that is over', async () => {
  kept = [aContract({ from: '2026-11-13' }), aContract({ payerId: '300102', to: '2026-11-11' })];
  const [coming, ended] = await list();

  expect(coming).toMatchObject({ state: 'coming', deliveredHl: 0, orderedHl: 0 });
  expect(ended).toMatchObject({ state: 'ended', deliveredHl: 20, orderedHl: 0 });
  expect(asked.filter(([what, ids]) => what === 'delivered' && ids === '100234,100235')).toEqual([]);
});

test('a contract that begins or ends today is measured', async () => {
  kept = [aContract({ from: '2026-11-12' }), aContract({ payerId: '300102', to: '2026-11-12' })];

  expect((await list()).map(({ state, orderedHl }) => [state, orderedHl])).toEqual([
    ['running', 2],
    ['running', 1],
  ]);
});

test('what runs comes before what is to come, that before what ran, and what has no volume at the end', async () => {
  kept = [
    aContract({ id: 'loan', committedHl: undefined, steps: [] }),
    aContract({ id: 'ended', to: '2026-10-31' }),
    aContract({ id: 'coming', from: '2027-01-01', to: '2027-12-31' }),
    aContract({ id: 'running' }),
  ];

  expect((await list()).map(({ contract }) => contract.id)).toEqual(['running', 'coming', 'ended', 'loan']);
});

test('of one payer only its own are listed; two years back, a hundred at most', async () => {
  expect((await list('300102')).map(({ contract }) => contract.id)).toEqual(['B']);
  expect(asked[0]).toEqual(['contracts', '2024-11-10', 100]);
  await expect(list('300103')).rejects.toMatchObject({ code: 'PAYER_NOT_FOUND' });
});

test.each([
  [198, 4, 2, 4],
  [197.99, 4, 2.01, undefined],
  [197.99, 5, 2.01, 5],
])(
  'with %f hl and at most %i packs at once, %f are missing and proposed as %s',
  async (hl, maxPacks, missing, packs) => {
    refill = { ...keg, maxPacks };
    kept = [aContract()];
    const [listed] = await listContracts(
      { ...deps, sumDelivered: async () => [delivered('100234', '2026-05', hl)], sumOrdered: async () => 0 },
      request,
      undefined,
    );

    const { next } = contractToWire(listed as NonNullable<typeof listed>, 'cs');

    expect(next?.product?.packs).toBe(packs);
    expect(next).toMatchObject({ hl: 200, missingHl: missing });
  },
);

test('nothing is proposed where the cart already reaches the step', async () => {
  [refill, cart] = [keg, { shipToId: '100234', hectolitres: 120 }];

  expect((await list('300101'))[0]).toMatchObject({ next: { missingHl: 0 }, refill: undefined });
});
