/** Everything that stands between somebody and an order, in the sequence in which placing comes to it. */
export const gates = [
  'account',
  'maintenance',
  'switch',
  'role',
  'agreement',
  'ship-to',
  'price-list',
  'prices',
  'transport',
  'calendar',
  'payment',
  'cart',
  'credit',
  'approval',
] as const;
export type Gate = (typeof gates)[number];

/** Placing does not ask about these today: an answer would be a guess. */
export const neverJudged: readonly Gate[] = ['credit', 'approval'];

/** `not-judged`: nobody is asked for, or what it hangs on is closed itself. */
export const gateStates = ['open', 'closed', 'not-judged'] as const;
export type GateState = (typeof gateStates)[number];

/** What there is to say about a gate, with the values that its text names; the browser has the words. */
export const gateDetails = [
  'account-status',
  'not-verified',
  'role-needed',
  'agreement-version',
  'ship-to-status',
  'list-currency',
  'orderable',
  'transports',
  'next-delivery',
  'no-next-delivery',
  'payment-methods',
  'cart-empty',
  'cart-elsewhere',
  'cart-lines',
  'credit-line',
  'no-credit-line',
  'not-built',
  'no-person',
  'hangs-on',
] as const;
export type GateDetail = (typeof gateDetails)[number];
