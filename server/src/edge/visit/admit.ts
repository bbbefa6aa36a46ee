import type { Guard } from '@dray/contract/guard.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Reads } from '@dray/contract/reads.ts';
import type { Section } from '@dray/contract/sections.ts';
import type { StaffRight } from '@dray/contract/staff/rights.ts';
import type { WhileActing } from '@dray/contract/staff/while-acting.ts';
import { grantsOf, holdsRight, isShutTo, mayUse, mayUseAt } from '#capabilities/access/index.ts';
import { changeOnce, findOutcome } from '#platform/changes/change-once.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import { Refusal } from '#platform/refusal.ts';
import { mintScope } from '#platform/request/mint-scope.ts';
import { type ReachTarget, reaches } from '#platform/request/reach.ts';
import type { Caller, Request, Scope, ShipToRef } from '#platform/request/request.ts';
import { actorOf, type RecordActing } from './acting-changes.ts';
import { type Means, meansOf } from './means.ts';
import type { RecentChanges } from './recent-changes.ts';
import { changeKeyOf } from './repeat-key.ts';
import type { Visit } from './visit.ts';

/** How the portal is switched right now, at most a few seconds old. */
export type PortalState = {
  maintenance: boolean;
  isClosed: boolean;
  switches: Switches;
  /** Of the markets that have closed anything (T144). */
  byMarket?: ReadonlyMap<Country, Switches>;
};
type Switches = ReadonlyMap<string, string>;

export type Gate = {
  database: Pick<Database, 'read' | 'readerAfter' | 'replicas' | 'write'>;
  clock: Clock;
  portalState: () => Promise<PortalState>;
  recentChanges: RecentChanges;
  recordActing: RecordActing;
};

/** What a call asks to be let through for; a change reads where it writes. */
export type Asked = {
  guard: Guard;
  reads?: Reads | undefined;
  whileActing?: WhileActing | undefined;
  /** By its name in the contract. */
  operation?: string;
};

/** Lets a visit through one guard, or refuses it. What comes out can touch only what this guard allows. */
export async function admit(gate: Gate, visit: Visit, asked: Asked): Promise<Request> {
  const { guard, whileActing } = asked;
  const means = meansOf(gate, visit, asked);
  if (visit.staffUid && whileActing !== 'allowed') throw new Refusal('NOT_WHILE_ACTING');
  if (guard.kind === 'public') return toRequest(means, visit, undefined, nothingHeld);

  const { caller, shipTo } = visit;
  if (!caller) throw new Refusal('UNAUTHORIZED');
  if (guard.kind === 'staff') refuseOthers(caller, guard.right);
  const state = await gate.portalState();
  const switches = switchesFor(state, shipTo?.country ?? visit.delivery.country ?? caller.country);
  const isOpen = guard.kind === 'signed-in' && guard.isOpenInMaintenance === true && !state.isClosed;
  if (!isOpen && isShutTo(caller, state)) throw new Refusal('MAINTENANCE', {}, 60);
  if (guard.kind === 'section' && !mayUse(caller, guard.section, switches)) throw new Refusal('SECTION_NOT_ALLOWED');

  const scope = scopeFor(caller, guard);
  if (shipTo && !reaches(scope, targetOf(shipTo))) throw new Refusal('SECTION_NOT_ALLOWED');
  const scopeOf = (section: Section) =>
    mayUse(caller, section, switches) ? mintScope(caller, grantsOf(caller, section)) : undefined;
  return toRequest(means, visit, scope, {
    scopeOf,
    scopeBy: (right) => (caller.isStaff && holdsRight(caller, right) ? mintScope(caller, [], right) : undefined),
    holds: (section, shipTo) =>
      shipTo === undefined
        ? mayUse(caller, section, switches)
        : mayUseAt(caller, { section, switches: switchesFor(state, shipTo.country) }, targetOf(shipTo)),
  });
}

/** A market may have closed what the portal offers; the supplier's people belong to none. */
const switchesFor = ({ switches, byMarket }: PortalState, country: Country | undefined): Switches =>
  (country && byMarket?.get(country)) ?? switches;

/** A customer is told nothing of what is the supplier's own; somebody of the supplier's which right they lack. */
function refuseOthers(caller: Caller, right: StaffRight | undefined): void {
  if (!caller.isStaff) throw new Refusal('NOT_FOUND');
  if (right && !holdsRight(caller, right)) throw new Refusal('STAFF_RIGHT_MISSING', { right });
}

function scopeFor(caller: Caller, guard: Guard): Scope {
  if (guard.kind === 'staff') return mintScope(caller, [], guard.right);
  return mintScope(caller, guard.kind === 'section' ? grantsOf(caller, guard.section) : caller.grants);
}

type Held = Pick<Request, 'holds' | 'scopeOf' | 'scopeBy'>;
const nothingHeld: Held = { holds: () => false, scopeOf: () => undefined, scopeBy: () => undefined };

const targetOf = ({ id, companyId, country }: ShipToRef): ReachTarget => ({ shipToId: id, companyId, country });

function toRequest(means: Means, visit: Visit, scope: Scope | undefined, held: Held): Request {
  const { read, readNewest, write, clock } = means;
  return {
    id: visit.id,
    arrivedAt: visit.arrivedAt,
    language: visit.language,
    address: visit.address,
    isFromBrowser: visit.isFromBrowser,
    sessionId: visit.sessionId,
    delivery: visit.delivery,
    actor: actorOf(visit),
    read,
    readNewest,
    write,
    changeOnce: (change) => changeOnce({ ...means, read: readNewest }, changeKeyOf(visit), change),
    async findOutcome<Outcome>() {
      const key = changeKeyOf(visit);
      return key && readNewest((transaction) => findOutcome<Outcome>(transaction, key, clock));
    },
    ...held,
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
