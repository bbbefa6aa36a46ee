import { countries } from '@dray/contract/markets.ts';
import { type MasterKindName, type MasterOwner, masterKinds } from '@dray/contract/master-data/master-kinds.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { MasterKind } from '#platform/master/master-kind.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Importing, Markets, MasterDataDeps } from '../needs/master-data.deps.ts';
import type { ClosedColumns } from '../rules/closed-columns.model.ts';
import { masterItemStore } from '../store/master-item.store.ts';

export type OwnedKind = { kind: MasterKindName; owner: MasterOwner; version: number };

/** The portal's, where nobody has said otherwise. */
export async function listOwners({ items, kinds }: Pick<MasterDataDeps, 'items' | 'kinds'>): Promise<OwnedKind[]> {
  const set = await items.listOwners();
  return masterKinds
    .filter((kind) => kinds[kind])
    .map((kind) => ({ kind, ...(set.get(kind) ?? { owner: unlessSet(kinds, kind), version: 1 }) }));
}

type Owned = Pick<MasterDataDeps, 'items' | 'kinds'>;

const unlessSet = (kinds: Owned['kinds'], kind: MasterKindName): MasterOwner => kinds[kind]?.ownerUnlessSet ?? 'portal';

const ownerOf = async ({ items, kinds }: Owned, kind: MasterKindName): Promise<MasterOwner> =>
  (await items.listOwners()).get(kind)?.owner ?? unlessSet(kinds, kind);

/**
 * What the ERP owns is changed there: the next message would undo what a person does here. A file may still say what the
 * ERP has no place for, but end nothing.
 */
export async function refuseOwnedByErp(deps: Owned, kind: MasterKindName, isFull = false): Promise<void> {
  const hasOwn = !isFull && (deps.kinds[kind]?.portalColumns?.length ?? 0) > 0;
  if (!hasOwn && (await ownerOf(deps, kind)) === 'erp') throw new Refusal('OWNED_BY_ERP', { kind });
}

export async function refuseOwnedByPortal(deps: Owned, kind: MasterKindName): Promise<void> {
  if ((await ownerOf(deps, kind)) === 'portal') throw new Refusal('OWNED_BY_PORTAL', { kind });
}

/** For what the ERP tells by itself: what the portal has taken over it leaves alone. */
export const isSetToPortal = async (transaction: Transaction, kind: MasterKindName): Promise<boolean> =>
  (await masterItemStore(transaction).listOwners()).get(kind)?.owner === 'portal';

/** Columns of a kind that a file may not change, as long as the ERP owns it; nothing where it may change all. */
export async function findClosedToFiles(deps: Owned, name: MasterKindName): Promise<ClosedColumns | undefined> {
  const kind = deps.kinds[name];
  if (!kind || (await ownerOf(deps, name)) === 'portal') return undefined;
  const closed = Object.keys(kind.columns).filter((column) => !kind.portalColumns?.includes(column));
  return { columns: new Set(closed), to: 'file' };
}

/** And those that no program may change. */
export const closedToPrograms = ({ portalColumns = [] }: MasterKind): ClosedColumns | undefined =>
  portalColumns.length > 0 ? { columns: new Set(portalColumns), to: 'program' } : undefined;

/** One answer for all markets, so it takes the right in all of them. */
export async function setOwner(
  deps: MasterDataDeps,
  { actor, markets }: Pick<Importing, 'actor'> & { markets: Markets },
  { kind, owner, version }: OwnedKind,
): Promise<OwnedKind> {
  if (!countries.every((country) => markets.includes(country)))
    throw new Refusal('STAFF_RIGHT_MISSING', { right: 'settings.edit' });
  const before = await ownerOf(deps, kind);
  if (!deps.kinds[kind]) throw new Refusal('MASTER_KIND_UNKNOWN', { kind });
  if (!(await deps.items.setOwner(kind, owner, version))) throw new Refusal('CHANGED_MEANWHILE');
  await deps.audit.record(actor, {
    action: 'master-owner-set',
    subject: `master:${kind}`,
    details: {},
    companyId: undefined,
    changes: { owner: { from: before, to: owner } },
  });
  return { kind, owner, version: version + 1 };
}
