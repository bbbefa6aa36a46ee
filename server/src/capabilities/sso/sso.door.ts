import type { Actor, Caller } from '#platform/request/request.ts';
import { type HandOff, handOver } from './hand-over.ts';
import type { SsoDeps } from './sso.deps.ts';

export type SsoDoor = ReturnType<typeof sso>;

export function sso(deps: SsoDeps) {
  return { handOver: (caller: Caller, actor: Actor, handOff: HandOff) => handOver(deps, caller, actor, handOff) };
}
