import { expect, test } from 'vitest';
import { fulfilmentOf, hlOf, type Measures } from './fulfilment.model.ts';
import { aContract, delivered } from './test-contract.ts';

const pub = { id: '100234', name: 'U Lípy', city: 'Brno' };
const garden = { id: '100235', name: 'Letní zahrada', city: 'Brno' };
const midYear = '2026-06-30';

const measured = (fields: Partial<Measures> = {}): Measures => ({
  today: midYear,
  delivered: [],
  lastYear: [],
  comparedFrom: '2026-05',
  orderedHl: 0,
  cartHl: 0,
  shipTos: [pub, garden],
  ...fields,
});

test('the next step brings what it pays beyond the one that is reached', () => {
  const bought = [delivered(pub.id, '2026-03', 150, 80_000_00), delivered(garden.id, '2026-04', 20, 20_000_00)];

  const { deliveredHl, netMinor, next, steps } = fulfilmentOf(aContract(), measured({ delivered: bought }));

  expect([deliveredHl, netMinor]).toEqual([170, 100_000_00]);
  expect(next).toEqual({ step: { hl: 200, bonus: 3.5 }, missingHl: 30, gainMinor: 1_500_00 });
  expect(
    steps.map(({ state, amountMinor, isEstimate, isCommitment }) => [state, amountMinor, isEstimate, isCommitment]),
  ).toEqual([
    ['reached', 2_000_00, false, false],
    ['next', 3_500_00, false, false],
    ['ahead', 7_060_00, true, true],
  ]);
});

test('before the first step the next one brings all that it pays, and after the last there is none', () => {
  const after = (hl: number) =>
    fulfilmentOf(aContract(), measured({ delivered: [delivered(pub.id, '2026-03', hl, 100_000_00)] })).next;

  expect(after(159.99)).toMatchObject({ step: { hl: 160 }, missingHl: 0.01, gainMinor: 2_000_00 });
  expect(after(160)).toMatchObject({ step: { hl: 200 }, gainMinor: 1_500_00 });
  expect(after(240)).toBeUndefined();
});

test('what is ordered and in the cart counts towards the promise, not towards what was delivered', () => {
  const measures = measured({ delivered: [delivered(pub.id, '2026-03', 100)], orderedHl: 30.004, cartHl: 10.5 });

  expect(fulfilmentOf(aContract(), measures)).toMatchObject({
    deliveredHl: 100,
    orderedHl: 30,
    cartHl: 10.5,
    remainingHl: 99.5,
    next: { step: { hl: 160 }, missingHl: 19.5 },
  });
  expect(fulfilmentOf(aContract(), { ...measures, cartHl: 200 })).toMatchObject({
    remainingHl: 0,
    next: { missingHl: 0 },
  });
});

test.each([
  ['2025-12-31', { state: 'coming', daysLeft: 0, elapsedShare: 0, orderedHl: 0, cartHl: 0, planTodayHl: 0 }],
  [
    '2026-01-01',
    { state: 'running', daysLeft: 364, elapsedShare: 1 / 365, orderedHl: 5, cartHl: 6, planTodayHl: 0.66 },
  ],
  ['2026-12-31', { state: 'running', daysLeft: 0, elapsedShare: 1, orderedHl: 5, cartHl: 6, planTodayHl: 240 }],
  ['2027-01-01', { state: 'ended', daysLeft: 0, elapsedShare: 1, orderedHl: 0, cartHl: 0, planTodayHl: 240 }],
])('on %s it is so', (today, expected) => {
  const measures = fulfilmentOf(aContract(), measured({ today, orderedHl: 5, cartHl: 6 }));

  expect(measures).toMatchObject(expected);
  expect([measures.next !== undefined, measures.outlook !== undefined]).toEqual([
    expected.state === 'running',
    expected.state === 'running',
  ]);
});

test('the outlook goes on in the proportion that was kept so far', () => {
  // 120 of 240 hl were planned by then, 60 % of them came.
  const contract = aContract({
    plan: new Map([
      ['2026-03', 120],
      ['2026-10', 120],
    ]),
  });
  const outlookAfter = (hl: number) =>
    fulfilmentOf(contract, measured({ delivered: [delivered(pub.id, '2026-03', hl)] })).outlook;

  expect(outlookAfter(72)).toEqual({ hl: 144, bonus: undefined, missingHl: 96 });
  expect(outlookAfter(80)).toEqual({ hl: 160, bonus: 2, missingHl: 80 });
  expect(outlookAfter(150)).toEqual({ hl: 300, bonus: 5, missingHl: 0 });
});

test('there is no outlook before anything was planned', () => {
  const contract = aContract({ plan: new Map([['2026-10', 240]]) });

  expect(fulfilmentOf(contract, measured()).outlook).toBeUndefined();
});

test('every month of the term is shown, with the sum of all ship-tos', () => {
  const contract = aContract({ from: '2026-05-01', to: '2026-07-31', plan: new Map([['2026-05', 10.005]]) });
  const sums = [
    delivered(pub.id, '2026-05', 1.25),
    delivered(garden.id, '2026-05', 2),
    delivered(pub.id, '2026-06', 3),
  ];

  expect(fulfilmentOf(contract, measured({ delivered: sums })).months).toEqual([
    { month: '2026-05', planHl: 10.01, deliveredHl: 3.25 },
    { month: '2026-06', planHl: 0, deliveredHl: 3 },
    { month: '2026-07', planHl: 0, deliveredHl: 0 },
  ]);
});

test('who bought most comes first, and ship-tos that the reader does not reach are one at the end', () => {
  const measures = measured({
    delivered: [
      delivered(pub.id, '2026-05', 10),
      delivered(garden.id, '2026-05', 15),
      delivered(garden.id, '2026-06', 5),
      delivered('100236', '2026-05', 40),
      delivered('100239', '2026-05', 10),
    ],
    lastYear: [delivered(pub.id, '2025-05', 7), delivered('100236', '2025-05', 1), delivered('100239', '2025-05', 2)],
  });

  expect(fulfilmentOf(aContract(), measures).shipTos).toEqual([
    { shipTo: garden, deliveredHl: 20, share: 0.25, compared: { nowHl: 20, lastYearHl: 0 } },
    { shipTo: pub, deliveredHl: 10, share: 0.125, compared: { nowHl: 10, lastYearHl: 7 } },
    { shipTo: undefined, deliveredHl: 50, share: 0.625, compared: { nowHl: 50, lastYearHl: 3 } },
  ]);
});

test('others are told where they bought last year alone, and not where they never did', () => {
  const shipTos = (lastYear: Measures['lastYear']) => fulfilmentOf(aContract(), measured({ lastYear })).shipTos;

  expect(shipTos([delivered('100236', '2025-05', 1)])).toHaveLength(3);
  expect(shipTos([])).toEqual([
    { shipTo: pub, deliveredHl: 0, share: 0, compared: { nowHl: 0, lastYearHl: 0 } },
    { shipTo: garden, deliveredHl: 0, share: 0, compared: { nowHl: 0, lastYearHl: 0 } },
  ]);
});

test('only months that both years know are compared, and where none is nothing is (T158)', () => {
  const sums = {
    delivered: [delivered(pub.id, '2026-04', 90), delivered(pub.id, '2026-05', 3)],
    lastYear: [delivered(pub.id, '2025-04', 1), delivered(pub.id, '2025-05', 4)],
  };
  const ofPub = (comparedFrom: string | undefined) =>
    fulfilmentOf(aContract(), measured({ ...sums, comparedFrom })).shipTos[0];

  expect(ofPub('2026-05')).toMatchObject({ deliveredHl: 93, compared: { nowHl: 3, lastYearHl: 4 } });
  expect(ofPub(undefined)).toMatchObject({ deliveredHl: 93, compared: undefined });
});

test('a loan of equipment promises no volume', () => {
  const contract = aContract({ kind: 'equipment', committedHl: undefined, steps: [] });

  expect(fulfilmentOf(contract, measured({ delivered: [delivered(pub.id, '2026-05', 10)] }))).toMatchObject({
    remainingHl: 0,
    planTodayHl: undefined,
    steps: [],
    months: [],
    shipTos: [],
    next: undefined,
    outlook: undefined,
  });
});

test('ten thousandths of a hectolitre are summed before they are rounded', () => {
  expect(hlOf([delivered(pub.id, '2026-05', 0.0049), delivered(garden.id, '2026-05', 0.0049)])).toBe(0.01);
  expect(hlOf([])).toBe(0);
});
