import type { Country } from '@dray/contract/markets.ts';
import type { DeliveryStatus } from '@dray/contract/ordering/delivery-status.ts';

/** What can be said of an order's goods on their way; each holds or does not. */
export const deliveryFacts = [
  'rejected wholly',
  'held',
  'all proven',
  'all issued',
  'proof not relevant',
  'some delivered',
  'proof of nothing',
  'issued',
  'picked',
  'picking',
  'all confirmed',
  'nothing confirmed',
  'no delivery',
  'date past',
] as const;
export type DeliveryFact = (typeof deliveryFacts)[number];

/** The status that holds where all of its facts do, or null for none; the first such rule of a market wins (O3). */
export type DeliveryRule = { status: DeliveryStatus | null; when: readonly DeliveryFact[] };

const goodsOnTheirWay: readonly DeliveryRule[] = [
  { status: 'CANCELLED', when: ['rejected wholly'] },
  { status: 'ORDER UNDER INVESTIGATION', when: ['held'] },
  { status: 'DELIVERED', when: ['all proven'] },
  { status: 'DELIVERED', when: ['all issued', 'proof not relevant', 'date past'] },
  { status: 'NOT DELIVERED', when: ['proof of nothing'] },
  { status: 'PARTIALLY DELIVERED', when: ['some delivered'] },
  { status: 'AWAITING DELIVERY', when: ['issued'] },
  { status: 'AWAITING SHIPMENT', when: ['picked'] },
  { status: 'PARTIAL ORDER PREPARATION', when: ['picking'] },
];

const awaited: DeliveryRule = { status: 'AWAITING FULLFILLMENT', when: [] };

/** Of an order that nobody has confirmed until its day was over nothing can be said. */
const elsewhere: readonly DeliveryRule[] = [
  ...goodsOnTheirWay,
  { status: null, when: ['nothing confirmed', 'no delivery', 'date past'] },
  awaited,
];

/** Only Italy is told what lies in stock and what does not come (T99). */
const italian: readonly DeliveryRule[] = [
  ...goodsOnTheirWay,
  { status: 'IN STOCK', when: ['all confirmed', 'no delivery'] },
  { status: 'DELIVERY NOT AVAILABLE', when: ['nothing confirmed', 'date past'] },
  awaited,
];

/** Where a market's mapping brings none of its own. */
export const usualDeliveryRules = (country: Country): readonly DeliveryRule[] =>
  country === 'IT' ? italian : elsewhere;
