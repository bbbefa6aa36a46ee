import type { Actor, Caller, Scope } from '#platform/request.ts';
import { getUserInfo } from './get-user-info.ts';
import { setFirstLoginFlag } from './set-first-login-flag.ts';
import type { UsersDeps } from './users.deps.ts';

export type UsersDoor = ReturnType<typeof users>;

export function users(deps: UsersDeps) {
  return {
    getUserInfo: (caller: Caller, scope: Scope, uid: string) => getUserInfo(deps, caller, scope, uid),
    setFirstLoginFlag: (caller: Caller, actor: Actor, flag: { uid: string; firstLogin: boolean }) =>
      setFirstLoginFlag(deps, caller, actor, flag),
  };
}
