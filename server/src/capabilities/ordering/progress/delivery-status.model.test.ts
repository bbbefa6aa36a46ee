import { countries } from '@dray/contract/markets.ts';
import { deliveryStatuses } from '@dray/contract/ordering/delivery-status.ts';
import { expect, test } from 'vitest';
import { usualDeliveryRules } from '../../erp/port/delivery-rules.ts';
import { hasDifferences, hasGoodsToCome, lineStates, type ReportedItem } from '../rules/line-states.model.ts';
import type { Delivery, MarketCalendar } from '../rules/order-facts.model.ts';
import { deliveryStatus, type KnownOfGoods } from './delivery-status.model.ts';
import { processStatus } from './process-status.model.ts';

const calendar: MarketCalendar = { today: '2026-11-13', dayOf: (moment) => moment.toISOString().slice(0, 10) };
const wanted = [
  { lineNo: 10, name: 'Lager', packs: 6 },
  { lineNo: 20, name: 'Gas', packs: 4 },
];
const item = (lineNo: number, quantity: number, reported: Partial<ReportedItem> = {}): ReportedItem => ({
  lineNo,
  quantity,
  confirmed: quantity,
  isRejected: false,
  rejectionReason: undefined,
  ...reported,
});
const all = [item(10, 6), item(20, 4)];
const none = all.map((each) => ({ ...each, confirmed: 0 }));
const moment = new Date('2026-11-13T09:00:00Z');
const delivery = (fields: Partial<Delivery> = {}): Delivery => ({
  number: '8001',
  picking: 'none',
  goodsIssue: 'none',
  proof: 'open',
  isBlocked: false,
  createdAt: moment,
  pickedAt: undefined,
  loadedAt: undefined,
  issuedAt: undefined,
  deliveredAt: undefined,
  plannedFrom: moment,
  plannedTo: moment,
  route: undefined,
  vehicle: undefined,
  depot: undefined,
  lines: [
    { lineNo: 10, quantity: 6, proven: undefined },
    { lineNo: 20, quantity: 4, proven: undefined },
  ],
  ...fields,
});
const issued = { picking: 'wholly', goodsIssue: 'wholly' } as const;
const lines = (first: number, second: number, proven?: readonly [number, number]): Pick<Delivery, 'lines'> => ({
  lines: [
    { lineNo: 10, quantity: first, proven: proven?.[0] },
    { lineNo: 20, quantity: second, proven: proven?.[1] },
  ],
});
const before = { plannedFrom: new Date('2026-11-12T09:00:00Z'), plannedTo: new Date('2026-11-12T12:00:00Z') };

type Case = {
  reported?: readonly ReportedItem[];
  deliveries?: readonly Delivery[];
  header?: Partial<NonNullable<KnownOfGoods['header']>>;
  deliveryDate?: string;
};

const known = ({ reported = all, deliveries = [], header = {}, deliveryDate = '2026-11-13' }: Case): KnownOfGoods => ({
  header: { rejection: 'none', isHeld: false, ...header },
  states: lineStates(wanted, reported, deliveries, calendar),
  deliveries,
  deliveryDate,
  calendar,
});

const rejectedSecond = [item(10, 6), item(20, 4, { isRejected: true, confirmed: 0 })];

// The table of O3, a row and its borders each.
const cases: [string, string, Case][] = [
  ['CANCELLED', 'rejected wholly', { header: { rejection: 'wholly' } }],
  ['CANCELLED', 'rejected wholly though held', { header: { rejection: 'wholly', isHeld: true } }],
  ['ORDER UNDER INVESTIGATION', 'held', { header: { isHeld: true } }],
  ['ORDER UNDER INVESTIGATION', 'a blocked delivery', { deliveries: [delivery({ isBlocked: true })] }],
  ['AWAITING DELIVERY', 'blocked after it left', { deliveries: [delivery({ ...issued, isBlocked: true })] }],
  ['DELIVERED', 'all proven', { deliveries: [delivery({ ...issued, proof: 'confirmed' })] }],
  [
    'DELIVERED',
    'all but what was rejected',
    {
      reported: rejectedSecond,
      deliveries: [delivery({ ...issued, proof: 'confirmed', lines: [{ lineNo: 10, quantity: 6, proven: 6 }] })],
    },
  ],
  [
    'DELIVERED',
    'in two deliveries',
    {
      deliveries: [
        delivery({ ...issued, proof: 'confirmed', ...lines(2, 4) }),
        delivery({ ...issued, number: '8002', proof: 'confirmed', lines: [{ lineNo: 10, quantity: 4, proven: 4 }] }),
      ],
    },
  ],
  [
    'DELIVERED',
    'left without a proof, its day over',
    { deliveryDate: '2026-11-12', deliveries: [delivery({ ...issued, ...before, proof: 'not-relevant' })] },
  ],
  [
    'AWAITING DELIVERY',
    'left without a proof, on its day',
    { deliveries: [delivery({ ...issued, proof: 'not-relevant' })] },
  ],
  [
    'PARTIALLY DELIVERED',
    'the first of two deliveries',
    { deliveries: [delivery({ ...issued, proof: 'confirmed', ...lines(2, 4) })] },
  ],
  [
    'PARTIALLY DELIVERED',
    'less proven than loaded',
    { deliveries: [delivery({ ...issued, proof: 'differs', ...lines(6, 4, [5, 4]) })] },
  ],
  [
    'NOT DELIVERED',
    'nothing was taken',
    { deliveries: [delivery({ ...issued, proof: 'differs', ...lines(6, 4, [0, 0]) })] },
  ],
  ['AWAITING DELIVERY', 'goods issue', { deliveries: [delivery(issued)] }],
  ['AWAITING SHIPMENT', 'picked', { deliveries: [delivery({ picking: 'wholly' })] }],
  ['PARTIAL ORDER PREPARATION', 'being picked', { deliveries: [delivery({ picking: 'partly' })] }],
  [
    'PARTIAL ORDER PREPARATION',
    'one of two picked',
    { deliveries: [delivery({ picking: 'wholly', ...lines(2, 4) }), delivery({ number: '8002' })] },
  ],
  ['IN STOCK', 'everything confirmed', {}],
  ['AWAITING FULLFILLMENT', 'a delivery that nobody picks yet', { deliveries: [delivery()] }],
  ['AWAITING FULLFILLMENT', 'half confirmed', { reported: [item(10, 6), item(20, 4, { confirmed: 2 })] }],
  ['AWAITING FULLFILLMENT', 'not confirmed yet', { reported: none }],
  ['DELIVERY NOT AVAILABLE', 'nothing confirmed and its day over', { reported: none, deliveryDate: '2026-11-12' }],
  [
    'AWAITING FULLFILLMENT',
    'an ERP that tells no confirmation',
    { reported: all.map((each) => ({ ...each, confirmed: undefined })), deliveryDate: '2026-11-12' },
  ],
];

test.each(countries.filter((country) => country !== 'IT'))(
  '%s is told neither of stock nor of what does not come',
  (country) => {
    const rules = usualDeliveryRules(country);

    for (const [status, name, group] of cases) {
      const elsewhere = { 'IN STOCK': 'AWAITING FULLFILLMENT', 'DELIVERY NOT AVAILABLE': null }[status];
      expect(deliveryStatus(rules, known(group)), name).toBe(elsewhere === undefined ? status : elsewhere);
    }
  },
);

test.each(cases)('in Italy %s: %s', (status, _name, each) => {
  expect(deliveryStatus(usualDeliveryRules('IT'), known(each))).toBe(status);
});

test('every status has a case, and a market’s own rules win by their sequence', () => {
  expect([...new Set(cases.map(([status]) => status))].sort()).toEqual([...deliveryStatuses].sort());
  const own = [{ status: 'IN STOCK', when: ['picked'] }, ...usualDeliveryRules('IT')] as const;
  expect(deliveryStatus(own, known({ deliveries: [delivery({ picking: 'wholly' })] }))).toBe('IN STOCK');
});

test.each([
  ['nothing', {}, false],
  ['a rejected line', { reported: rejectedSecond }, true],
  ['a line that the ERP took out', { reported: [item(10, 6)] }, true],
  ['a line that the ERP made smaller', { reported: [item(10, 5), item(20, 4)] }, true],
  [
    'less handed over than loaded',
    { deliveries: [delivery({ ...issued, proof: 'differs', ...lines(6, 4, [5, 4]) })] },
    true,
  ],
  ['the first of two deliveries', { deliveries: [delivery({ ...issued, proof: 'confirmed', ...lines(2, 4) })] }, false],
  ['half confirmed, which may still come', { reported: [item(10, 6), item(20, 4, { confirmed: 2 })] }, false],
] as [string, Case, boolean][])('differences: %s', (_name, each, expected) => {
  const { states, deliveries } = known(each);

  expect(hasDifferences(states, deliveries, calendar)).toBe(expected);
});

test.each([
  ['nothing loaded yet', {}, true],
  ['loaded and on its way', { deliveries: [delivery(issued)] }, true],
  ['all handed over', { deliveries: [delivery({ ...issued, proof: 'confirmed' })] }, false],
  [
    'less handed over than loaded, which is credited',
    { deliveries: [delivery({ ...issued, proof: 'differs', ...lines(6, 4, [5, 4]) })] },
    false,
  ],
  ['the first of two deliveries', { deliveries: [delivery({ ...issued, proof: 'confirmed', ...lines(2, 4) })] }, true],
  [
    'the rest rejected',
    { reported: rejectedSecond, deliveries: [delivery({ ...issued, proof: 'confirmed', ...lines(6, 0) })] },
    false,
  ],
  [
    'no proof is kept, and its day is over',
    { deliveries: [delivery({ ...issued, ...before, proof: 'not-relevant' })] },
    false,
  ],
  ['no proof is kept, and it is its day', { deliveries: [delivery({ ...issued, proof: 'not-relevant' })] }, true],
] as [string, Case, boolean][])('still to come: %s', (_name, each, expected) => {
  const { states, deliveries } = known(each);

  expect(hasGoodsToCome(states, deliveries, calendar)).toBe(expected);
});

test('of an order of which nothing was told everything is still to come', () => {
  expect(hasGoodsToCome([], [], calendar)).toBe(true);
});

test('a line is rejected as far as it was not loaded', () => {
  const { states } = known({
    reported: [item(10, 6, { isRejected: true, rejectionReason: 'stock' }), item(20, 4)],
    deliveries: [delivery({ ...issued, proof: 'confirmed', ...lines(2, 4) })],
  });

  expect(states).toEqual([
    { lineNo: 10, ordered: 6, confirmed: 6, delivered: 2, rejected: 4, rejectionReason: 'stock' },
    { lineNo: 20, ordered: 4, confirmed: 4, delivered: 4, rejected: 0, rejectionReason: undefined },
  ]);
});

test.each([
  ['not-yet', 'none', 'Not Yet Processed'],
  ['partly', 'partly', 'Partially Processed'],
  ['wholly', 'none', 'Completely Processed'],
  ['not-relevant', 'none', 'Not Relevant'],
  ['partly', 'wholly', 'Fully Rejected'],
] as const)('an order that is %s and rejected %s is %s', (process, rejection, status) => {
  expect(processStatus({ process, rejection })).toEqual({ status, statusRaw: undefined });
});

test('a status that nobody here knows is kept as it came', () => {
  expect(processStatus({ process: { raw: 'Z' }, rejection: 'none' })).toEqual({ status: undefined, statusRaw: 'Z' });
});
