import { countries } from '@dray/contract/markets.ts';
import { type MasterKindName, type MasterOwner, masterKinds } from '@dray/contract/master-data/master-kinds.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Importing, Markets, MasterDataDeps } from '../needs/master-data.deps.ts';

export type OwnedKind = { kind: MasterKindName; owner: MasterOwner; version: number };

/** The portal's, where nobody has said otherwise. */
export async function listOwners({ items, kinds }: Pick<MasterDataDeps, 'items' | 'kinds'>): Promise<OwnedKind[]> {
  const set = await items.listOwners();
  return masterKinds
    .filter((kind) => kinds[kind])
    .map((kind) => ({ kind, ...(set.get(kind) ?? { owner: 'portal' as const, version: 1 }) }));
}

const ownerOf = async ({ items }: Pick<MasterDataDeps, 'items'>, kind: MasterKindName): Promise<MasterOwner> =>
  (await items.listOwners()).get(kind)?.owner ?? 'portal';

/** What the ERP owns is changed there: the next message would undo what a person does here. */
export async function refuseOwnedByErp(deps: Pick<MasterDataDeps, 'items'>, kind: MasterKindName): Promise<void> {
  if ((await ownerOf(deps, kind)) === 'erp') throw new Refusal('OWNED_BY_ERP', { kind });
}

export async function refuseOwnedByPortal(deps: Pick<MasterDataDeps, 'items'>, kind: MasterKindName): Promise<void> {
  if ((await ownerOf(deps, kind)) === 'portal') throw new Refusal('OWNED_BY_PORTAL', { kind });
}

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
