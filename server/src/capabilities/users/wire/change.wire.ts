import type { RecordedChange } from '@dray/contract/users/change-shapes.ts';
import type { ManagedAction } from '@dray/contract/users/managed-actions.ts';
import type { TrailEvent } from '#capabilities/audit/index.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import type { ChangePage } from '../changes/list-changes.ts';

type ChangeOnWire = RecordedChange['changes'][number];

export const changePageToWire = (page: ChangePage) => ({
  total: page.total,
  results: page.events.map((event): RecordedChange => {
    const uid = event.subject.replace('account:', '');
    const actingFor = event.actingFor ? page.accounts.get(event.actingFor) : undefined;
    return {
      id: event.id,
      at: event.at.toISOString(),
      // The list of what is asked for is the same.
      action: event.action as ManagedAction,
      person: { id: uid, name: nameOf(page.accounts.get(uid)) },
      actor: actorOf(page.accounts.get(event.actor)),
      actingFor: nameOf(actingFor),
      companyId: event.companyId ?? '',
      changes: Object.entries(event.changes).flatMap(([field, change]) => changeToWire(page, field, change)),
      along: alongOf(event),
    };
  }),
});

const nameOf = (account: ManagedAccount | undefined): string | null =>
  account ? `${account.firstName} ${account.lastName}` : null;

const actorOf = (account: ManagedAccount | undefined): RecordedChange['actor'] =>
  account ? { kind: account.isStaff ? 'staff' : 'person', name: nameOf(account) } : { kind: 'system', name: null };

type Value = TrailEvent['changes'][string];

function changeToWire(page: ChangePage, field: string, { from, to }: Value): ChangeOnWire[] {
  if (field === 'status' || field === 'languages' || field === 'locale')
    return [{ field, from: textOf(from), to: textOf(to) }];
  if (!field.startsWith('role:')) return [];
  const shipToId = field.slice('role:'.length);
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
