import type { ActingDeps } from './acting.deps.ts';
import { type ActingSession, deskCaller, type RunningActing } from './acting.model.ts';

/**
 * By the digest of what a call brings along. What the person may is as it is now: an account that was switched off meanwhile
 * has nobody to act for. Whether it is over and whose session it is are asked with each call.
 */
export async function findRunning(deps: ActingDeps, id: string): Promise<RunningActing | undefined> {
  const session = await deps.sessions.findSession(id);
  const acted = session && (await findActed(deps, session));
  if (!acted) return undefined;
  const companyIds = [session.companyId, ...acted.grants.map(({ companyId }) => companyId)];
  const companies = await deps.company.listCompanyNames([...new Set(companyIds)]);
  return { session, acted, countries: new Map(companies.map((each) => [each.id, each.country])) };
}

const findActed = async ({ access }: ActingDeps, session: ActingSession) =>
  session.shipToId === undefined
    ? (await access.findCaller(session.uid))?.caller
    : deskCaller({ ...session, shipToId: session.shipToId });
