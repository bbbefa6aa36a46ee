import { exceptionKinds } from '@dray/contract/company/special-days.ts';
import { isCountry } from '@dray/contract/markets.ts';
import { ownedKinds } from '@dray/contract/master-data/owned-kinds.ts';
import type { RecordedChange } from '@dray/contract/users/change-shapes.ts';
import type { ManagedAction } from '@dray/contract/users/managed-actions.ts';
import type { TrailEvent } from '#capabilities/audit/index.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import type { ChangePage } from '../changes/list-changes.ts';

type ChangeOnWire = RecordedChange['changes'][number];

export const changePageToWire = (page: ChangePage) => ({
  total: page.total,
  results: page.events.map((event): RecordedChange => {
    const actingFor = event.actingFor ? page.accounts.get(event.actingFor) : undefined;
    return {
      id: event.id,
      at: event.at.toISOString(),
      // The list of what is asked for is the same.
      action: event.action as ManagedAction,
      ...whomOf(page, event),
      actor: actorOf(page.accounts.get(event.actor)),
      actingFor: nameOf(actingFor),
      companyId: event.companyId ?? null,
      changes: Object.entries(event.changes).flatMap(([field, change]) => changeToWire(page, field, change)),
      along: alongOf(event),
      ...dayOf(event),
      ...severalOf(event),
      kinds: kindsOf(event),
    };
  }),
});

const nameOf = (account: ManagedAccount | undefined): string | null =>
  account ? `${account.firstName} ${account.lastName}` : null;

/** Who of the supplier it was is the supplier's own. */
function actorOf(account: ManagedAccount | undefined): RecordedChange['actor'] {
  if (!account) return { kind: 'system', name: null };
  return account.isStaff ? { kind: 'staff', name: null } : { kind: 'person', name: nameOf(account) };
}

/** Subjects are written `account:…`, `shipTo:…` and `market:…`. */
function whomOf(page: ChangePage, { subject }: TrailEvent): Pick<RecordedChange, 'person' | 'shipTo' | 'market'> {
  const [kind = '', id = ''] = subject.split(':', 2);
  const shipTo = page.shipTos.find((each) => each.id === id);
  return {
    person: kind === 'account' ? { id, name: nameOf(page.accounts.get(id)) } : null,
    shipTo: kind === 'shipTo' ? { id, name: shipTo?.name ?? null } : null,
    market: kind === 'market' && isCountry(id) ? id : null,
  };
}

type Value = TrailEvent['changes'][string];

const plainFields = ['status', 'languages', 'locale', 'leadDays', 'cutOff', 'closedWeekdays', 'closed'] as const;

/** Fields that are not named here stay inside: which price list it is, for one. */
function changeToWire(page: ChangePage, name: string, { from, to }: Value): ChangeOnWire[] {
  const field = plainFields.find((each) => each === name);
  if (field) return [{ field, from: textOf(from), to: textOf(to) }];
  if (!name.startsWith('role:')) return [];
  const shipToId = name.slice('role:'.length);
  const shipTo = page.shipTos.find(({ id }) => id === shipToId);
  const named = { id: shipToId, name: shipTo?.name ?? shipToId };
  return [{ field: 'role', shipTo: shipToId === '*' ? null : named, from: rolesOf(page, from), to: rolesOf(page, to) }];
}

const textOf = (value: Value['from']): string | null => (value === null ? null : String(value));

const rolesOf = ({ roles }: ChangePage, value: Value['from']) =>
  (textOf(value) ?? '')
    .split(',')
    .filter((id) => id !== '')
    .map((id) => ({ roleid: id, rolename: roles.find((role) => role.id === id)?.name ?? id }));

function alongOf({ action, details }: TrailEvent): RecordedChange['along'] {
  if (action !== 'status-changed') return null;
  return { partners: Number(details.partners ?? 0), shipTos: Number(details.shipTos ?? 0) };
}

/** Of the details only what a customer meets at ordering. */
function dayOf({ details }: TrailEvent): Pick<RecordedChange, 'day' | 'exception' | 'transport' | 'section'> {
  const said = (name: string): string | null => (typeof details[name] === 'string' ? details[name] : null);
  const kind = exceptionKinds.find((each) => each === details.kind);
  return {
    day: said('date') ?? said('from'),
    exception: kind ? { kind, cutOff: said('cutOff') } : null,
    transport: said('transport'),
    section: said('section'),
  };
}

/** Terms of several ship-tos have no old value in common. */
function severalOf({ action, subject, details, own }: TrailEvent): Pick<RecordedChange, 'shipTos' | 'said'> {
  if (action !== 'delivery-terms-changed' || subject.startsWith('shipTo:')) return { shipTos: null, said: null };
  const { count, leadDays, cutOff, closedWeekdays } = details;
  const text = (value: typeof count): string | null => (value === undefined ? null : String(value));
  return {
    // Of several companies they read of their own alone.
    shipTos: own ? own.reduce((sum, each) => sum + Number(each.count ?? 0), 0) : Number(count ?? 0),
    said: { leadDays: text(leadDays), cutOff: text(cutOff), closedWeekdays: text(closedWeekdays) },
  };
}

/** Whose else the file was about stays with the supplier. */
function kindsOf({ subject, own = [] }: TrailEvent): RecordedChange['kinds'] {
  if (!subject.startsWith('import:')) return null;
  const named = new Set(own.flatMap(({ kinds }) => String(kinds ?? '').split(',')));
  return ownedKinds.filter((kind) => named.has(kind));
}
