import type { masterDataRoutes } from '@dray/contract/master-data/master-data.rest.ts';
import type { MasterKindName, MasterOwner } from '@dray/contract/master-data/master-kinds.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { MasterKind } from '#platform/master/master-kind.ts';
import { Refusal } from '#platform/refusal.ts';

type KindOnWire = RestOutput<(typeof masterDataRoutes)['listMasterKinds']>['results'][number];

export const kindToWire = (
  name: MasterKindName,
  kind: MasterKind,
  { owner, transaction }: { owner: MasterOwner; transaction: Transaction },
): KindOnWire => ({
  kind: name,
  owner,
  takesFull: kind.open(transaction).end !== undefined,
  columns: Object.entries(kind.columns).map(([column, { rule, isNeeded, isFixed }]) => ({
    name: column,
    rule,
    isKey: kind.key.includes(column),
    isNeeded,
    isFixed,
  })),
});

type After = { takenAt: string; key: string };

/** Where a page begins, as one word that nobody has to read. */
export const toAfter = ({ takenAt, key }: { takenAt: Date; key: string }): string =>
  Buffer.from(JSON.stringify([takenAt.toISOString(), key])).toString('base64url');

export function readAfter(text: string): After {
  try {
    const [takenAt, key] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [unknown, unknown];
    if (
      typeof takenAt === 'string' &&
      typeof key === 'string' &&
      !Number.isNaN(Date.parse(takenAt)) &&
      !key.includes('\0')
    )
      return { takenAt: new Date(takenAt).toISOString(), key };
  } catch {
    // Whatever is not what we gave is refused alike.
  }
  throw new Refusal('MALFORMED_REQUEST');
}
