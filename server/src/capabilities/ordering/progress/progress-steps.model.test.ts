import { expect, test } from 'vitest';
import type { Delivery, HeaderFacts, LineState, OrderState } from '../rules/order-facts.model.ts';
import { expectedWindow, trackingEvents } from '../tracking/tracking.model.ts';
import { type KnownSteps, progressSteps } from './progress-steps.model.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 12, hour));
const state = (ordered: number, fields: Partial<LineState> = {}): LineState => ({
  lineNo: 10,
  ordered,
  confirmed: undefined,
  delivered: undefined,
  rejected: undefined,
  rejectionReason: undefined,
  ...fields,
});
const delivery = (quantity: number, fields: Partial<Delivery> = {}, provenPacks?: number): Delivery => ({
  number: '81',
  picking: 'none',
  goodsIssue: 'none',
  proof: 'open',
  isBlocked: false,
  createdAt: at(1),
  pickedAt: undefined,
  loadedAt: undefined,
  issuedAt: undefined,
  deliveredAt: undefined,
  plannedFrom: at(20),
  plannedTo: at(21),
  route: undefined,
  vehicle: undefined,
  depot: 'Brno',
  lines: [{ lineNo: 10, quantity, proven: provenPacks }],
  ...fields,
});
const known = (fields: Partial<KnownSteps> = {}): KnownSteps => ({
  placedAt: at(0),
  orderState: { status: 'Not Yet Processed', isIssued: false } as OrderState,
  header: undefined,
  states: [state(6)],
  deliveries: [],
  invoicing: undefined,
  ...fields,
});
const statesOf = (fields: Partial<KnownSteps>) =>
  Object.fromEntries(progressSteps(known(fields)).map((step) => [step.code, step.state]));

test('an order that was only placed is received, and nobody is told of invoices they may not see', () => {
  expect(statesOf({})).toEqual({
    received: 'done',
    confirmed: 'coming',
    picked: 'coming',
    issued: 'coming',
    delivered: 'coming',
  });
  expect(statesOf({ invoicing: { at: undefined } }).invoiced).toBe('coming');
  expect(statesOf({ invoicing: { at: at(9) } }).invoiced).toBe('done');
});

test.each([
  ['nothing yet', [state(6, { confirmed: 0 })], 'coming'],
  ['less than is wanted', [state(6, { confirmed: 5 })], 'partly'],
  ['all that was not rejected', [state(6, { confirmed: 5, rejected: 1 })], 'coming'],
  ['one line short of two', [state(6, { confirmed: 6 }), state(4, { lineNo: 20, confirmed: 3 })], 'partly'],
])('confirmed %s: %s', (_name, states, expected) => {
  expect(statesOf({ states }).confirmed).toBe(expected);
});

test('what has left is confirmed, with the moment where one is known', () => {
  const header = { confirmedAt: at(3) } as HeaderFacts;

  expect(progressSteps(known({ header }))[1]).toMatchObject({ state: 'done', at: at(3) });
  expect(statesOf({ orderState: { status: 'Partially Processed', isIssued: true } as OrderState }).confirmed).toBe(
    'done',
  );
});

test.each([
  [
    'one of two deliveries',
    [
      delivery(3, { goodsIssue: 'wholly', issuedAt: at(5) }),
      delivery(3),
      delivery(3, { goodsIssue: 'wholly', issuedAt: at(9), lines: [] }),
    ],
    'partly',
    at(5),
  ],
  [
    'both',
    [delivery(3, { goodsIssue: 'wholly', issuedAt: at(5) }), delivery(3, { goodsIssue: 'wholly', issuedAt: at(7) })],
    'done',
    at(7),
  ],
  ['a part of one', [delivery(6, { goodsIssue: 'partly', issuedAt: at(5) })], 'coming', undefined],
  [
    'one that has nothing of it',
    [delivery(6, { goodsIssue: 'wholly', issuedAt: at(5), lines: [] })],
    'coming',
    undefined,
  ],
] as const)('%s has left: %s', (_name, deliveries, expected, moment) => {
  expect(progressSteps(known({ deliveries }))[3]).toMatchObject({ code: 'issued', state: expected, at: moment });
});

test('delivered is what the proof says, and the next that is to come is planned', () => {
  const arrived = { proof: 'differs', deliveredAt: at(9) } as const;
  const last = (deliveries: readonly Delivery[]) => progressSteps(known({ deliveries }))[4];

  expect(last([delivery(6, arrived, 5)])).toMatchObject({ state: 'partly', at: at(9), planned: undefined });
  expect(last([delivery(6, arrived, 6)])).toMatchObject({ state: 'done' });
  expect(last([delivery(6, { proof: 'confirmed' })])).toMatchObject({ state: 'done', planned: undefined });
  expect(last([delivery(3, arrived, 3), delivery(2, { plannedFrom: at(23) }), delivery(1)])).toMatchObject({
    state: 'partly',
    planned: at(20),
  });
});

test('of a rejected order nothing is to come any more', () => {
  const orderState = { status: 'Fully Rejected', isIssued: false } as OrderState;
  const steps = progressSteps(known({ orderState, deliveries: [delivery(6)] }));

  expect(steps.map((step) => step.state)).toEqual(['done', 'stopped', 'stopped', 'stopped', 'stopped']);
  expect(steps[4]?.planned).toBeUndefined();
});

test('what happened is in its order, what is planned at its hour, and what has no moment last', () => {
  const events = trackingEvents([
    delivery(3, { number: '82', picking: 'partly', createdAt: at(2) }),
    delivery(3, { pickedAt: at(4), loadedAt: at(5), issuedAt: at(6), deliveredAt: at(9) }),
    delivery(3, { number: '83', lines: [] }),
  ]);

  expect(events.map(({ code, deliveryNumber, depot }) => [code, deliveryNumber, depot])).toEqual([
    ['created', '81', 'Brno'],
    ['created', '82', 'Brno'],
    ['picked', '81', 'Brno'],
    ['loaded', '81', 'Brno'],
    ['issued', '81', 'Brno'],
    ['delivered', '81', undefined],
    ['delivered', '82', undefined],
    ['picking', '82', 'Brno'],
  ]);
  expect(events[6]).toMatchObject({ at: undefined, planned: at(20) });
});

test.each([
  ['the earliest of two', [delivery(1, { plannedFrom: at(22), plannedTo: at(23) }), delivery(1)], at(20)],
  ['none that is there', [delivery(1, { deliveredAt: at(9) })], undefined],
  ['none that was proven', [delivery(1, { proof: 'confirmed' })], undefined],
  ['none that is blocked', [delivery(1, { isBlocked: true })], undefined],
  ['none without an end', [delivery(1, { plannedTo: undefined })], undefined],
  ['none of other orders', [delivery(1, { lines: [] })], undefined],
] as const)('expected is %s', (_name, deliveries, from) => {
  expect(expectedWindow(deliveries)?.from).toEqual(from);
});
