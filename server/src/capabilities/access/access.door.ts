import type { AccessDeps } from './access.deps.ts';
import { findCaller } from './find-caller.ts';

export function access(deps: AccessDeps) {
  return { findCaller: (uid: string) => findCaller(deps, uid) };
}
