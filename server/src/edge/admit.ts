import type { Guard } from '@dray/contract/guard.ts';
import { grantsOf, mayUse } from '#capabilities/access/index.ts';
import type { Database } from '#platform/database/connection.ts';
import { mintScope } from '#platform/mint-scope.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request, Scope, ShipToRef } from '#platform/request.ts';
import type { Visit } from './visit.ts';

/** How the portal is switched right now, at most a few seconds old. */
export type PortalState = { maintenance: boolean; switches: ReadonlyMap<string, string> };

export type Gate = {
  database: Pick<Database, 'read' | 'write'>;
  portalState: () => Promise<PortalState>;
};

/** Lets a visit through one guard, or refuses it. What comes out can touch only what this guard allows. */
export async function admit(gate: Gate, visit: Visit, guard: Guard): Promise<Request> {
  if (guard.kind === 'public') return toRequest(gate, visit, undefined, () => false);

  const { caller, shipTo } = visit;
  if (!caller) throw new Refusal('UNAUTHORIZED');
  const { maintenance, switches } = await gate.portalState();
  if (maintenance && !caller.isStaff) throw new Refusal('MAINTENANCE', {}, 60);
  if (guard.kind === 'section' && !mayUse(caller, guard.section, switches)) throw new Refusal('SECTION_NOT_ALLOWED');

  const scope = mintScope(caller, guard.kind === 'section' ? grantsOf(caller, guard.section) : caller.grants);
  if (shipTo && !reaches(scope, shipTo)) throw new Refusal('SECTION_NOT_ALLOWED');
  return toRequest(gate, visit, scope, (section, shipTo) => {
    if (!mayUse(caller, section, switches)) return false;
    return shipTo === undefined || reaches(mintScope(caller, grantsOf(caller, section)), shipTo);
  });
}

const reaches = (scope: Scope, shipTo: ShipToRef): boolean =>
  scope.markets.includes(shipTo.country) ||
  scope.companyIds.includes(shipTo.companyId) ||
  scope.shipToIds.includes(shipTo.id);

function toRequest({ database }: Gate, visit: Visit, scope: Scope | undefined, holds: Request['holds']): Request {
  return {
    id: visit.id,
    language: visit.language,
    address: visit.address,
    isFromBrowser: visit.isFromBrowser,
    delivery: visit.delivery,
    actor: { name: visit.caller?.uid ?? 'visitor', companyId: visit.caller?.companyId, requestId: visit.id },
    read: database.read,
    write: (work) => database.write(work, visit.end),
    holds,
    // Refusing here, too, keeps a wrongly declared guard from opening anything.
    get caller() {
      if (!visit.caller || !scope) throw new Refusal('UNAUTHORIZED');
      return visit.caller;
    },
    get scope() {
      if (!scope) throw new Refusal('UNAUTHORIZED');
      return scope;
    },
  };
}
