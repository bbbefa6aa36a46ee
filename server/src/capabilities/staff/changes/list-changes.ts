import { Refusal } from '#platform/refusal.ts';
import type { Caller } from '#platform/request/request.ts';
import type { StaffDeps } from '../needs/staff.deps.ts';
import type { WaitingChange } from '../store/change-request.store.ts';
import { decidesIn } from './find-deciders.ts';
import { type ShownChange, showChange, showChanges } from './show-changes.ts';

export type AskedChanges = { isWaiting: boolean; offset: number; limit: number };
export type ChangePage = { changes: readonly ShownChange[]; total: number };

/** Their own, and what would hold in a market where they may decide. */
export async function listChanges(deps: StaffDeps, caller: Caller, asked: AskedChanges): Promise<ChangePage> {
  const { changes, total } = await deps.changes.listChanges({
    ...asked,
    uid: caller.uid,
    decidesIn: decidesIn(deps, caller),
    now: deps.clock.now(),
  });
  return { changes: await showChanges(deps, caller, changes), total };
}

export async function getChange(deps: StaffDeps, caller: Caller, id: string): Promise<ShownChange> {
  const change = await deps.changes.findChange(id);
  if (!change) throw new Refusal('NOT_FOUND');
  return showChange(deps, caller, change);
}

/** What waits for their decision; undefined where they may decide nothing at all. */
export async function listToDecide(
  deps: StaffDeps,
  caller: Caller,
  max: number,
): Promise<readonly WaitingChange[] | undefined> {
  const mine = decidesIn(deps, caller);
  if (Object.values(mine).every((markets) => markets.length === 0)) return undefined;
  return deps.changes.listDecidable({ uid: caller.uid, decidesIn: mine, now: deps.clock.now(), max });
}

export const countToDecide = (deps: StaffDeps, caller: Caller): Promise<number> =>
  deps.changes.countDecidable({ uid: caller.uid, decidesIn: decidesIn(deps, caller), now: deps.clock.now() });
