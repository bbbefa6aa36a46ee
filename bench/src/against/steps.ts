/** What a buyer does most, in the order of a visit. */
export const steps = ['page', 'detail', 'add', 'cart', 'place'] as const;
export type Step = (typeof steps)[number];

export const stepNames: Record<Step, string> = {
  page: 'catalogue page of 25',
  detail: 'product detail',
  add: 'add to cart',
  cart: 'the cart of a checkout',
  place: 'place order of 10',
};

/** One round of one step at one version. */
export type Round = {
  requests: number;
  seconds: number;
  cpuMillis: number;
  postgresMillis: number;
  bytes: number;
  millis: number[];
};
