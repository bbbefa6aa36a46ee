import type { Country } from '@dray/contract/markets.ts';
import { headOffice, marketOf } from '@dray/contract/markets.ts';
import type { WantedGrant } from '@dray/contract/staff/staff-grant-shapes.ts';
import type { HeldStaffGrant, StaffRole } from '#capabilities/access/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { askChange } from '../changes/ask-change.ts';
import { type ShownChange, showChange } from '../changes/show-changes.ts';
import type { GrantDeps, Managing, StaffDeps } from '../needs/staff.deps.ts';
import { findLacking, holdsIn, inOrder, managing, sameMarkets } from '../rules/giving.model.ts';
import { findPerson } from './find-person.ts';
import { findManual } from './give-grant.ts';
import { writeGrantChange } from './grant-payload.ts';

/** Asks for a role for somebody. Who asks holds all of it themselves; a second person lets it come true. */
export async function askGrant(deps: StaffDeps, request: Managing, wanted: WantedGrant): Promise<ShownChange> {
  const { caller } = request;
  const markets = inOrder(wanted.markets);
  const role = await getRole(deps, wanted.roleId);
  refuseUnheld(caller, role, markets);
  refusePast(deps, wanted.endsOn);
  const { uid, newcomer } = await findPerson(deps, wanted);
  const held = findManual(await deps.access.listStaffGrantsOf(uid), uid, role.id);
  const endsOn = wanted.endsOn ?? null;
  if (held) refuseUnchanged(held, markets, endsOn);
  // What the person would lose is decided by the same people as what they would get.
  const touched = inOrder([...markets, ...(held?.countries ?? [])]);
  if (!holdsIn(caller, managing, touched)) throw new Refusal('STAFF_RIGHT_MISSING', { right: managing });

  const change = await askChange(
    deps,
    request,
    {
      kind: 'staff-grant',
      subject: `account:${uid}`,
      topic: `${wanted.email.toLowerCase()} ${role.id}`,
      markets: touched,
      ...writeGrantChange(
        { grantId: held?.id ?? null, markets: [...(held?.countries ?? [])], endsOn: held?.endsOn ?? null },
        { uid, roleId: role.id, markets, endsOn, newcomer: newcomer ?? null },
      ),
    },
    {
      action: 'staff-grant-asked',
      details: { role: role.id, markets: markets.join(','), ...(endsOn ? { endsOn } : {}) },
    },
  );
  return showChange(deps, caller, change);
}

export async function getRole({ access }: Pick<GrantDeps, 'access'>, id: string): Promise<StaffRole> {
  const role = (await access.listStaffRoles()).find((each) => each.id === id);
  if (!role) throw new Refusal('STAFF_ROLE_UNKNOWN', { role: id });
  return role;
}

export function refuseUnheld(caller: Managing['caller'], role: StaffRole, markets: readonly Country[]): void {
  const lacking = findLacking(caller, role, markets);
  if (lacking) throw new Refusal('STAFF_ROLE_NOT_YOURS', { right: lacking.right, markets: lacking.markets.join(', ') });
}

export const todayOf = ({ clock, localMoment }: Pick<GrantDeps, 'clock' | 'localMoment'>): string =>
  localMoment(clock.now(), marketOf(headOffice).timeZone).date;

export function refusePast(deps: Pick<GrantDeps, 'clock' | 'localMoment'>, endsOn: string | undefined): void {
  if (endsOn !== undefined && endsOn < todayOf(deps)) throw new Refusal('STAFF_GRANT_PAST');
}

function refuseUnchanged(held: HeldStaffGrant, markets: readonly Country[], endsOn: string | null): void {
  if (sameMarkets(held.countries, markets) && (held.endsOn ?? null) === endsOn) throw new Refusal('STAFF_GRANT_HELD');
}
