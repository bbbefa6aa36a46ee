import type { RestOutput } from '@dray/contract/rest-route.ts';
import type { staffRoutes } from '@dray/contract/staff/staff.rest.ts';
import type { TrailEvent } from '#capabilities/audit/index.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import type { NamedTrail } from '../trail/list-trail.ts';

export type TrailOnWire = RestOutput<(typeof staffRoutes)['listTrail']>;
export type RecordedOnWire = TrailOnWire['results'][number];

type Asked = { offset: number; limit: number };

export const trailToWire = (trail: NamedTrail & { total: number }, { offset, limit }: Asked): TrailOnWire => ({
  results: trail.events.map((event) => trailEventToWire(trail, event)),
  total: trail.total,
  offset,
  limit,
  nextBefore: trail.events.length === limit ? (trail.events.at(-1)?.id ?? null) : null,
});

export function trailEventToWire({ accounts, companies }: NamedTrail, event: TrailEvent): RecordedOnWire {
  const { companyId, actingFor, actor } = event;
  return {
    id: event.id,
    at: event.at.toISOString(),
    action: event.action,
    actor: { uid: actor, kind: kindOf(accounts.get(actor)), name: nameOf(accounts.get(actor)) },
    actingFor: actingFor === undefined ? null : { uid: actingFor, name: nameOf(accounts.get(actingFor)) },
    company: companyId === undefined ? null : { id: companyId, name: companies.get(companyId)?.name ?? null },
    subject: subjectToWire(event.subject, accounts),
    details: event.details,
    changes: Object.fromEntries(Object.entries(event.changes).map(([field, { from, to }]) => [field, [from, to]])),
    requestId: event.requestId,
  };
}

const nameOf = (account: ManagedAccount | undefined): string | null =>
  account ? `${account.firstName} ${account.lastName}` : null;

function kindOf(account: ManagedAccount | undefined): RecordedOnWire['actor']['kind'] {
  if (!account) return 'system';
  return account.isStaff ? 'staff' : 'person';
}

/** `account:u-1`; what has no key is the one of its kind, like the portal. */
function subjectToWire(subject: string, accounts: NamedTrail['accounts']): RecordedOnWire['subject'] {
  const [kind = '', ...rest] = subject.split(':');
  const key = rest.join(':');
  return { kind, key, name: kind === 'account' ? nameOf(accounts.get(key)) : null };
}
