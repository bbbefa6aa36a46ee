import { countries } from '@dray/contract/markets.ts';
import { type StaffRight, staffRights } from '@dray/contract/staff/rights.ts';

type Held = { right: StaffRight; markets: readonly string[]; ownCustomersOnly: boolean };
export type RightsGroup = { markets: readonly string[]; ownCustomersOnly: boolean; rights: readonly StaffRight[] };

/** Rights that hold in the same markets stand together, in the contract's order; those that reach furthest come first. */
export function groupRights(held: readonly Held[]): RightsGroup[] {
  const groups = new Map<string, RightsGroup>();
  const inOrder = held.toSorted((a, b) => staffRights.indexOf(a.right) - staffRights.indexOf(b.right));
  for (const { right, markets, ownCustomersOnly } of inOrder) {
    const sorted = inMarketOrder(markets);
    const key = `${sorted.join()} ${ownCustomersOnly}`;
    const known = groups.get(key);
    groups.set(key, { markets: sorted, ownCustomersOnly, rights: [...(known?.rights ?? []), right] });
  }
  return [...groups.values()].toSorted(
    (a, b) => b.markets.length - a.markets.length || Number(a.ownCustomersOnly) - Number(b.ownCustomersOnly),
  );
}

/** As the portal lists them everywhere. */
export const inMarketOrder = (markets: readonly string[]): string[] => {
  const known: readonly string[] = countries.filter((country) => markets.includes(country));
  return [...known, ...markets.filter((market) => !known.includes(market))];
};

export const isEverywhere = (markets: readonly string[]): boolean =>
  countries.every((country) => markets.includes(country));

export const holdsRight = (held: readonly Held[] | undefined, right: StaffRight): boolean =>
  held?.some((each) => each.right === right && each.markets.length > 0) ?? false;
