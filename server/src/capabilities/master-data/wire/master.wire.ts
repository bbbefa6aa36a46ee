import type { Language } from '@dray/contract/languages.ts';
import type { masterDataRoutes } from '@dray/contract/master-data/master-data.rest.ts';
import type { MasterKindName, MasterOwner } from '@dray/contract/master-data/master-kinds.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import { faultText } from '@dray/contract/texts/fault-text.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { MasterKind } from '#platform/master/master-kind.ts';
import { Refusal } from '#platform/refusal.ts';

type KindOnWire = RestOutput<(typeof masterDataRoutes)['listMasterKinds']>['results'][number];

export const kindToWire = (
  name: MasterKindName,
  kind: MasterKind,
  { owner, language, transaction }: { owner: MasterOwner; language: Language; transaction: Transaction },
): KindOnWire => ({
  kind: name,
  owner,
  takesFull: owner === 'portal' && kind.open(transaction).end !== undefined,
  columns: Object.entries(kind.columns).map(([column, { rule, isNeeded, isFixed }]) => ({
    name: column,
    rule: faultText(rule.code, language, rule.values),
    isKey: kind.key.includes(column),
    isNeeded,
    isFixed,
    isOfErp: owner === 'erp' && !kind.key.includes(column) && !kind.portalColumns?.includes(column),
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
