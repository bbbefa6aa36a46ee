import { type Country, countries } from '@dray/contract/markets.ts';
import type { StaffRight } from '@dray/contract/staff/rights.ts';
import type { Caller } from '#platform/request/request.ts';

type Reader = Pick<Caller, 'staffGrants'>;

/** Where somebody may do anything at all, whole markets or customers of their own. */
export const marketsOf = ({ staffGrants }: Reader): Country[] =>
  inOrder(staffGrants.flatMap((grant) => grant.countries));

/** Where they hold one right; of these the one that they look at. */
export const marketsBy = ({ staffGrants }: Reader, right: StaffRight, market: Country | undefined): Country[] =>
  inOrder(staffGrants.filter(({ rights }) => rights.includes(right)).flatMap((grant) => grant.countries)).filter(
    (each) => market === undefined || each === market,
  );

const inOrder = (some: readonly Country[]): Country[] => countries.filter((each) => some.includes(each));
