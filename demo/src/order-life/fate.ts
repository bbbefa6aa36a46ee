import { chanceOf } from '../history/chance.ts';

/** What the ERP has in mind with an order; the ERP goes on by it with what is still to happen. */
export type Plan = 'plain' | 'two-deliveries' | 'line-rejected' | 'credit-block' | 'short-proof' | 'no-pdf';

/** As far as a load may have come that stands still. */
export type PauseStep = 'start-picking' | 'finish-picking' | 'issue-goods';

export type Fate = {
  plan: Plan;
  /** Called off by the customer, turned down by the brewery, or never confirmed until its day was over. */
  ended?: 'cancelled' | 'rejected' | 'lapsed';
  /** The last line comes a working day later, or waits for its goods to this day. */
  rest?: 'next-day' | 'waits';
  /** Of the first line one pack, or of all lines everything. */
  missing?: 'one-pack' | 'everything';
  /** It came so far on the evening before; the rest happens a working day late. */
  standsAt?: PauseStep;
  /** Confirmed on the eve of its delivery, not at once. */
  isConfirmedLate?: true;
};

const fates = {
  plain: { plan: 'plain' },
  'two deliveries': { plan: 'two-deliveries', rest: 'next-day' },
  'rest waits': { plan: 'two-deliveries', rest: 'waits' },
  'line rejected': { plan: 'line-rejected' },
  short: { plan: 'short-proof', missing: 'one-pack' },
  'short, rest waits': { plan: 'short-proof', missing: 'one-pack', rest: 'waits' },
  'nothing taken': { plan: 'short-proof', missing: 'everything' },
  'no pdf': { plan: 'no-pdf' },
  cancelled: { plan: 'plain', ended: 'cancelled' },
  rejected: { plan: 'plain', ended: 'rejected' },
  lapsed: { plan: 'plain', ended: 'lapsed' },
  held: { plan: 'credit-block', isConfirmedLate: true },
  'confirmed late': { plan: 'plain', isConfirmedLate: true },
  'in picking': { plan: 'plain', standsAt: 'start-picking' },
  picked: { plan: 'plain', standsAt: 'finish-picking' },
  'on its way': { plan: 'plain', standsAt: 'issue-goods' },
} as const satisfies Readonly<Record<string, Fate>>;
export type FateName = keyof typeof fates;

export const getFate = (name: FateName): Fate => fates[name];

/** Out of a thousand orders; the others are plain. */
const shares: readonly (readonly [FateName, number])[] = [
  ['two deliveries', 60],
  ['rest waits', 78],
  ['line rejected', 30],
  ['short', 64],
  ['nothing taken', 3],
  ['no pdf', 5],
  ['cancelled', 25],
  ['rejected', 15],
  ['lapsed', 30],
];

/** Whose day is still to come cannot have missed it. */
export function fateByChance(orderNumber: string, isPast: boolean): FateName {
  let left = chanceOf('fate', orderNumber).share() * 1_000;
  for (const [name, share] of shares) {
    if (left < share) return name === 'lapsed' && !isPast ? 'plain' : name;
    left -= share;
  }
  return 'plain';
}
