import type { Country } from '@dray/contract/markets.ts';
import { sectionsOfDesk, sectionsWhileActing } from '@dray/contract/staff/while-acting.ts';
import { reaches, staffReachOf } from '#platform/request/reach.ts';
import type { Caller, Grant } from '#platform/request/request.ts';

/** Somebody of the staff who orders for a person, or at the desk of a ship-to. */
export type ActingSession = {
  /** The digest of what the browser holds. */
  id: string;
  staffUid: string;
  /** Of their sign-in: in another one the id is worth nothing. */
  sessionId: string;
  uid: string;
  shipToId: string | undefined;
  companyId: string;
  country: Country;
  customerType: string | undefined;
  reason: string;
  startedAt: Date;
  expiresAt: Date;
  endedAt: Date | undefined;
};

/** One that goes on, with whom it is for as they are now. */
export type RunningActing = { session: ActingSession; acted: Caller; countries: ReadonlyMap<string, Country> };

export const isRunning = ({ expiresAt, endedAt }: Pick<ActingSession, 'expiresAt' | 'endedAt'>, now: Date): boolean =>
  endedAt === undefined && now.getTime() < expiresAt.getTime();

/** The desk of a ship-to has a cart and orders of its own, so it has an account that nobody signs in to. */
export const deskUidOf = (shipToId: string): string => `desk-${shipToId}`;

type Desk = Pick<ActingSession, 'uid' | 'companyId' | 'country' | 'customerType'> & { shipToId: string };

/** Of a pub without accounts there is nobody whose rights could count: ordering there, and nothing else. */
export const deskCaller = ({ uid, companyId, country, customerType, shipToId }: Desk): Caller => ({
  uid,
  isStaff: false,
  companyId,
  country,
  customerType,
  grants: [
    { companyId, shipToId, customerType: customerType ?? '', roleId: 'desk', roleName: '', sections: sectionsOfDesk },
  ],
  staffGrants: [],
});

/**
 * The person whom a call is made for: their rights, as far as ordering goes and as far as the staff's own right reaches. Nobody
 * where the right does not reach their company any more.
 */
export function callerWhileActing(staff: Caller, { session, acted, countries }: RunningActing): Caller | undefined {
  const served = { ...staffReachOf(staff.staffGrants, 'desk.order'), shipToIds: [] };
  const isServed = (companyId: string): boolean => {
    const country = countries.get(companyId);
    return reaches(served, { companyId, shipToId: undefined, ...(country ? { country } : {}) });
  };
  if (!isServed(session.companyId)) return undefined;
  return { ...acted, grants: acted.grants.filter(({ companyId }) => isServed(companyId)).map(whileActing) };
}

const whileActing = (grant: Grant): Grant => ({
  ...grant,
  sections: grant.sections.filter((section) => sectionsWhileActing.includes(section)),
});
