import { expect, test } from 'vitest';
import { foreseeDelivery } from './foreseen-delivery.ts';

const truck = {
  transportType: 'TRUCK',
  handstacked: false,
  minimumPallets: 5,
  maximumPallets: 33,
  minimumWeightKg: null,
  maximumWeightKg: 24_000,
  minimumPrice: null as number | null,
  maximumPrice: null as number | null,
};
const van = { ...truck, transportType: 'VAN', minimumPallets: 1, maximumPallets: 4, maximumWeightKg: 1500 };
const days = {
  earliest: '2026-11-18',
  closedWeekdays: [],
  cutOff: '12:00',
  open: ['2026-11-18', '2026-11-20'],
  closed: [{ date: '2026-11-19', reason: 'HOLIDAY' as const }],
};
const shipTo = (limits: (typeof truck)[]) => ({
  limits,
  deliveryDates: {
    orderUntil: null,
    orderBy: [],
    ...days,
    byTransport: [],
  },
});
const cart = (own: { delivery_method?: string | null; delivery_date?: string | null } = {}) => ({
  delivery_method: 'TRUCK',
  delivery_date: '2026-11-18',
  progress_bar_data: {
    iMinimumOrderPallet: 5,
    iMaximumOrderPallet: 33,
    iMinimumOrderWeight: null,
    iMaximumOrderWeight: 24_000,
    iMinimumOrderPrice: null,
    iMaximumOrderPrice: null,
    handstacked: false,
  },
  ...own,
});

test('a ship-to with the same transport, days and limits changes nothing', () => {
  expect(foreseeDelivery(cart(), shipTo([truck]))).toEqual({ transport: undefined, day: undefined, limits: undefined });
});

test('a transport that the ship-to does not have becomes its usual one, with its limits', () => {
  const seen = foreseeDelivery(cart(), shipTo([van]));

  expect(seen.transport).toBe('VAN');
  expect(seen.limits?.new).toEqual({
    pallets: { min: 1, max: 4 },
    weight: { min: null, max: 1500 },
    price: { min: null, max: null },
  });
});

test('a day that is closed there, or too soon, becomes the first open one', () => {
  const dayFor = (delivery_date: string | null) => foreseeDelivery(cart({ delivery_date }), shipTo([truck])).day;

  expect(['2026-11-19', '2026-11-17'].map(dayFor)).toEqual(['2026-11-18', '2026-11-18']);
  expect(['2026-11-20', null].map(dayFor)).toEqual([undefined, undefined]);
});

test('pallets are no limit where goods are stacked by hand', () => {
  const byHand = { ...truck, handstacked: true };

  expect(foreseeDelivery(cart(), shipTo([byHand])).limits?.new.pallets).toEqual({ min: null, max: null });
});

test('the least and the most that an order may be worth there are told', () => {
  const shop = { ...truck, minimumPrice: 3_000, maximumPrice: 40_000 };

  expect(foreseeDelivery(cart(), shipTo([shop])).limits?.new.price).toEqual({ min: 3_000, max: 40_000 });
});
