import type { Request } from '#platform/request/request.ts';
import type { ActingDeps } from './acting.deps.ts';
import { findRunning } from './find-running.ts';
import { endActing, getActing, renewActing } from './renew-acting.ts';
import { isActingAllowed, setPermission } from './set-permission.ts';
import { startActing, type WantedActing } from './start-acting.ts';

export type ActingDoor = ReturnType<typeof acting>;

export const acting = (deps: ActingDeps) => ({
  startActing: (staff: Request, wanted: WantedActing) => startActing(deps, staff, wanted),
  getActing: (staff: Request, secret: string) => getActing(deps, staff, secret),
  renewActing: (staff: Request, secret: string) => renewActing(deps, staff, secret),
  endActing: (staff: Request, secret: string) => endActing(deps, staff, secret),
  /** What the edge asks with every call that names one. */
  findRunning: (id: string) => findRunning(deps, id),
  isAllowed: (uid: string) => isActingAllowed(deps, uid),
  setPermission: (person: Request, isAllowed: boolean) => setPermission(deps, person, isAllowed),
  forgetOver: (before: Date, max: number) => deps.sessions.forgetOver(before, max),
});
