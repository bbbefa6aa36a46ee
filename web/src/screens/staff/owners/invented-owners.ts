import { masterKinds } from '@dray/contract/master-data/master-kinds.ts';
import type { OwnedKind } from '#capabilities/imports/index.ts';

/** Rows that have the shape of what is on its way. */
export const inventedOwners: readonly OwnedKind[] = masterKinds.map((kind) => ({
  kind,
  owner: 'portal',
  version: 1,
  portalColumns: [],
}));
