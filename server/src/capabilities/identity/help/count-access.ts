import type { IdentityDeps } from '../needs/identity.deps.ts';
import { isAlive } from '../rules/session.model.ts';

export type OpenWays = { browsers: number; programs: number };

/** How many browsers and programs each person of a customer is signed in with. */
export async function countAccess(
  { sessions, programTokens, clock }: IdentityDeps,
  uids: readonly string[],
): Promise<Map<string, OpenWays>> {
  const now = clock.now();
  const [open, programs] = await Promise.all([sessions.listTimesOf(uids), programTokens.countTokens(uids, now)]);
  const alive = open.filter((session) => isAlive(session, { isStaff: false }, now));
  const browsers = Map.groupBy(alive, ({ uid }) => uid);
  return new Map(
    uids.map((uid) => [uid, { browsers: browsers.get(uid)?.length ?? 0, programs: programs.get(uid) ?? 0 }]),
  );
}
