import { type Country, countries } from '@dray/contract/markets.ts';
import type { StaffRight } from '@dray/contract/staff/rights.ts';
import type { StaffRole } from '#capabilities/access/index.ts';
import { staffReachOf } from '#platform/request/reach.ts';
import type { Caller } from '#platform/request/request.ts';

type Holder = Pick<Caller, 'staffGrants'>;

/** Who gives roles and ends them. */
export const managing: StaffRight = 'staff.manage';

/** The markets in which somebody holds a right for all customers; a portfolio is no market. */
export const marketsOf = ({ staffGrants }: Holder, right: StaffRight): readonly Country[] =>
  staffReachOf(staffGrants, right).markets;

export const holdsIn = (holder: Holder, right: StaffRight, markets: readonly Country[]): boolean =>
  markets.every((market) => marketsOf(holder, right).includes(market));

/** Where somebody may give a role: they manage staff there and hold everything that it holds. */
export const giveableIn = (holder: Holder, { rights }: Pick<StaffRole, 'rights'>): Country[] =>
  countries.filter((market) => [managing, ...rights].every((right) => holdsIn(holder, right, [market])));

export type Lacking = { right: StaffRight; markets: readonly Country[] };

/** The first right of a role that somebody lacks in any of these markets: nobody gives what they do not have. */
export function findLacking(
  holder: Holder,
  { rights }: Pick<StaffRole, 'rights'>,
  markets: readonly Country[],
): Lacking | undefined {
  for (const right of rights) {
    const held = marketsOf(holder, right);
    const without = markets.filter((market) => !held.includes(market));
    if (without.length > 0) return { right, markets: without };
  }
  return undefined;
}

/** Each right with where it holds; one may hold in whole markets and, by another role, for a portfolio in others. */
export function rightsOf({ staffGrants }: Holder) {
  const held = [...new Set(staffGrants.flatMap(({ rights }) => rights))].toSorted();
  return held.flatMap((right) => {
    const holding = staffGrants.filter(({ rights }) => rights.includes(right));
    const whole = marketsOf({ staffGrants }, right);
    const own = holding
      .filter(({ companyIds }) => companyIds !== undefined)
      .flatMap((grant) => grant.countries)
      .filter((market) => !whole.includes(market));
    return [
      ...(whole.length > 0 ? [{ right, markets: inOrder(whole), ownCustomersOnly: false }] : []),
      ...(own.length > 0 ? [{ right, markets: inOrder(own), ownCustomersOnly: true }] : []),
    ];
  });
}

/** As the contract lists them, each once. */
export const inOrder = (markets: readonly Country[]): Country[] =>
  countries.filter((market) => markets.includes(market));

export const sameMarkets = (one: readonly Country[], other: readonly Country[]): boolean =>
  inOrder(one).join() === inOrder(other).join();
