import { findBelonging } from '#capabilities/company/index.ts';
import { importRoutes, masterData, masterDataDepsOf, masterDataRoutes } from '#capabilities/master-data/index.ts';
import type { StaffDoor } from '#capabilities/staff/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { streamRows } from '#platform/tables/stream-rows.ts';
import type { Base } from '../base.ts';
import { masterKinds } from './master-kinds.ts';

const companiesOf = (transaction: Transaction) => (place: 'payer' | 'ship_to', ids: readonly string[]) =>
  findBelonging(transaction, place, ids);

/** Files and messages of master data; large imports wait for a second person, who is the staff's to find. */
export function composeMasterData(base: Base, askChangeOf: DoorOf<Pick<StaffDoor, 'askChange'>>) {
  const kinds = masterKinds(base);
  const depsOf = masterDataDepsOf({ ...base, kinds, askChangeOf, companiesOf });
  const masterDataOf = (transaction: Transaction) => masterData(depsOf(transaction));
  return {
    masterDataOf,
    importWork: { ...base.database, depsOf, streamRows },
    masterDataRoutes: {
      ...importRoutes({ masterDataOf, work: { depsOf, streamRows } }),
      ...masterDataRoutes(masterDataOf, kinds),
    },
  };
}
