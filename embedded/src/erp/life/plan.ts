import { createHash } from 'node:crypto';

/** What goes wrong with an order, if anything. */
export const plans = ['plain', 'two-deliveries', 'line-rejected', 'credit-block', 'short-proof', 'no-pdf'] as const;
export type Plan = (typeof plans)[number];

export type Shares = Readonly<Record<Exclude<Plan, 'plain'>, number>>;

export const usualShares: Shares = {
  'two-deliveries': 0.08,
  'line-rejected': 0.03,
  'credit-block': 0.02,
  'short-proof': 0.01,
  'no-pdf': 0.005,
};

/** A number between 0 and 1 that is always the same for a reference: a second run meets the same trouble. */
export function fractionOf(reference: string, purpose: string): number {
  return createHash('sha256').update(`${purpose}:${reference}`).digest().readUInt32BE(0) / 4_294_967_296;
}

export function planOf(reference: string, shares: Shares): Plan {
  let left = fractionOf(reference, 'plan');
  for (const plan of plans) {
    if (plan === 'plain') continue;
    if (left < shares[plan]) return plan;
    left -= shares[plan];
  }
  return 'plain';
}

/** Of orders that come in while somebody watches, every second one is delivered within minutes. */
export const ripensByChance = (reference: string): boolean => fractionOf(reference, 'ripen') < 0.5;

export const parsePlan = (text: unknown): Plan | undefined => plans.find((plan) => plan === text);

/** `undefined` where one is not between 0 and 1, or all together are more than everything. */
export function parseShares(given: unknown): Shares | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const shares: Record<string, unknown> = { ...usualShares, ...given };
  const values = Object.values(shares);
  const areShares = values.every((value) => typeof value === 'number' && value >= 0 && value <= 1);
  const sum = values.reduce<number>((total, value) => total + Number(value), 0);
  return areShares && sum <= 1 && values.length === plans.length - 1 ? (shares as Shares) : undefined;
}
