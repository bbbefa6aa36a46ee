import type { AccessDeps } from './access.deps.ts';
import { findCaller } from './find-caller.ts';

export type AccessDoor = ReturnType<typeof access>;

export function access(deps: AccessDeps) {
  return { findCaller: (uid: string) => findCaller(deps, uid) };
}
