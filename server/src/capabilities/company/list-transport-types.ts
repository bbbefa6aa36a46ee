import { Refusal } from '#platform/refusal.ts';
import type { Caller, Scope } from '#platform/request/request.ts';
import type { CompanyDeps } from './company.deps.ts';

/** One's own; anybody else's answer like those of a person who does not exist (A20). */
export function listTransportTypes(
  { companies }: CompanyDeps,
  caller: Caller,
  scope: Scope,
  uid: string | undefined,
): Promise<readonly string[]> {
  if (uid !== undefined && uid !== caller.uid) throw new Refusal('USER_NOT_FOUND');
  return companies.listTransportTypes(scope);
}
