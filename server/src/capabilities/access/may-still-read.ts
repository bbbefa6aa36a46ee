import type { Section } from '@dray/contract/sections.ts';
import type { ReachTarget } from '#platform/request/reach.ts';
import type { AccessDeps } from './access.deps.ts';
import { mayUseAt } from './access.model.ts';
import { findCaller } from './find-caller.ts';

/** Whether somebody who is not there would be let to this now; a mail opens nothing that the portal would not show. */
export async function mayStillRead(
  deps: AccessDeps,
  uid: string,
  section: Section,
  target: ReachTarget,
): Promise<boolean> {
  const [known, switches] = await Promise.all([findCaller(deps, uid), deps.findSwitches()]);
  return known !== undefined && mayUseAt(known.caller, { section, switches }, target);
}
