import { randomBytes } from 'node:crypto';
import type { Country } from '@dray/contract/markets.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { ActingDeps } from './acting.deps.ts';
import { type ActingSession, deskUidOf } from './acting.model.ts';
import { digestOfActing } from './digest-of-acting.ts';
import { findNames, type NamedActing } from './find-names.ts';
import { overAt, subjectOf } from './renew-acting.ts';

export type WantedActing = ({ uid: string } | { shipToId: string }) & { reason: string };
export type StartedActing = NamedActing & { secret: string };

type For = Pick<ActingSession, 'uid' | 'shipToId' | 'companyId' | 'country' | 'customerType'>;
type Staff = Pick<Request, 'actor' | 'caller' | 'scope' | 'sessionId'>;

/** Bound to the session of the browser that asks; what comes back beside it is held by nobody but that tab. */
export async function startActing(deps: ActingDeps, staff: Staff, wanted: WantedActing): Promise<StartedActing> {
  const whom =
    'uid' in wanted ? await findPerson(deps, staff, wanted.uid) : await findDesk(deps, staff, wanted.shipToId);
  if (staff.sessionId === undefined) throw new Refusal('ACTING_NEEDS_BROWSER');
  const secret = randomBytes(32).toString('base64url');
  const startedAt = deps.clock.now();
  const session: ActingSession = {
    ...whom,
    id: digestOfActing(secret),
    staffUid: staff.caller.uid,
    sessionId: staff.sessionId,
    reason: wanted.reason,
    startedAt,
    expiresAt: overAt(startedAt),
    endedAt: undefined,
  };
  await deps.sessions.addSession(session);
  await deps.audit.record(
    { ...staff.actor, actingFor: whom.uid },
    { action: 'acting-started', subject: subjectOf(whom), companyId: whom.companyId, details: {} },
  );
  return { ...(await findNames(deps, session)), secret };
}

/** Somebody who could sign in and order by themselves, of a customer that the staff's right reaches. */
async function findPerson(deps: ActingDeps, { scope }: Staff, uid: string): Promise<For> {
  const account = await deps.identity.findAccount(uid);
  const companyId = account?.companyId;
  const [company] = companyId ? await deps.company.listCustomers(scope, [companyId]) : [];
  if (!account || account.isStaff || !companyId || !company) throw new Refusal('USER_NOT_FOUND');
  if (!account.maySignIn) throw new Refusal('ACTING_ACCOUNT_CLOSED');
  if ((await deps.permissions.listForbidding([uid])).length > 0) throw new Refusal('ACTING_FORBIDDEN');
  return {
    uid,
    shipToId: undefined,
    companyId,
    country: account.country ?? company.country,
    customerType: account.customerType,
  };
}

/** Where somebody of the pub has forbidden it, the desk is no way around their word. */
async function findDesk(deps: ActingDeps, { scope }: Staff, shipToId: string): Promise<For> {
  const shipTo = await deps.company.findShipTo(scope, shipToId);
  if (!shipTo) throw new Refusal('SHIP_TO_NOT_FOUND');
  const { companyId, country, customerType } = shipTo;
  const grants = await deps.access.listGrantsAt([companyId]);
  const there = grants.filter((grant) => grant.shipToId === undefined || grant.shipToId === shipToId);
  const forbidding = await deps.permissions.listForbidding([...new Set(there.map(({ uid }) => uid))]);
  if (forbidding.length > 0) throw new Refusal('ACTING_FORBIDDEN');
  const uid = deskUidOf(shipToId);
  await deps.identity.addDesk({ uid, name: shipTo.name, country: country satisfies Country, customerType });
  // What a pub without accounts has agreed on, it has signed on paper.
  await deps.cart.acceptAgreement(uid);
  return { uid, shipToId, companyId, country, customerType };
}
