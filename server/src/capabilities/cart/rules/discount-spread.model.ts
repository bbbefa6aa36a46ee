import type { Minor } from '#platform/money.ts';

/** A sum that takes part in a discount; the name decides between equal ones, so that the order of lines never matters. */
export type Sharer = { name: string; netMinor: Minor };

/**
 * Spreads a discount over sums in proportion, to the last cent. What rounding leaves over goes to the largest sum, and
 * where that is used up to the next; no sum gets more off than it has.
 */
export function spreadDiscount(discountMinor: Minor, sharers: readonly Sharer[]): Minor[] {
  const total = sharers.reduce((sum, { netMinor }) => sum + netMinor, 0);
  if (discountMinor <= 0 || total <= 0) return sharers.map(() => 0);
  const wanted = Math.min(discountMinor, total);

  const shares = sharers.map(({ netMinor }) => Number((BigInt(netMinor) * BigInt(wanted)) / BigInt(total)));
  let rest = wanted - shares.reduce((sum, share) => sum + share, 0);
  for (const index of fromLargest(sharers)) {
    if (rest === 0) break;
    const [share = 0, netMinor = 0] = [shares[index], sharers[index]?.netMinor];
    const more = Math.min(rest, netMinor - share);
    shares[index] = share + more;
    rest -= more;
  }
  return shares;
}

const fromLargest = (sharers: readonly Sharer[]): number[] =>
  sharers
    .map((sharer, index) => ({ ...sharer, index }))
    .sort((a, b) => b.netMinor - a.netMinor || (a.name < b.name ? -1 : 1))
    .map(({ index }) => index);
