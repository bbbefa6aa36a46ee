import type { Audit } from '#capabilities/audit/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { StaffDoor } from '#capabilities/staff/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { FindCompanies, MasterDataDeps, MasterKinds } from './needs/master-data.deps.ts';
import { importRowStore } from './store/import-row.store.ts';
import { importRunStore } from './store/import-run.store.ts';
import { masterItemStore } from './store/master-item.store.ts';

export type MasterDataNeeds = {
  kinds: MasterKinds;
  clock: Clock;
  auditOf: DoorOf<Audit>;
  identityOf: DoorOf<MasterDataDeps['identity']>;
  filesOf: DoorOf<FilesDoor>;
  askChangeOf: DoorOf<Pick<StaffDoor, 'askChange'>>;
  companiesOf: DoorOf<FindCompanies>;
};

export const masterDataDepsOf =
  ({ kinds, clock, auditOf, identityOf, filesOf, askChangeOf, companiesOf }: MasterDataNeeds) =>
  (transaction: Transaction): MasterDataDeps => ({
    transaction,
    kinds,
    clock,
    runs: importRunStore(transaction),
    rows: importRowStore(transaction),
    items: masterItemStore(transaction),
    files: filesOf(transaction),
    audit: auditOf(transaction),
    identity: identityOf(transaction),
    findCompanies: companiesOf(transaction),
    askChange: (...asked) => askChangeOf(transaction).askChange(...asked),
  });
