import type { Country } from '@dray/contract/markets.ts';
import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { StaffDoor } from '#capabilities/staff/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { MasterKind } from '#platform/master/master-kind.ts';
import type { Request } from '#platform/request/request.ts';
import type { StreamRows } from '#platform/tables/stream-rows.ts';
import type { ImportRowStore } from '../store/import-row.store.ts';
import type { ImportRunStore } from '../store/import-run.store.ts';
import type { MasterItemStore } from '../store/master-item.store.ts';

/** Those that exist; each belongs to a capability and is handed in. */
export type MasterKinds = Readonly<Partial<Record<MasterKindName, MasterKind>>>;

export type AskChange = Pick<StaffDoor, 'askChange'>['askChange'];

export type MasterDataDeps = {
  transaction: Transaction;
  kinds: MasterKinds;
  runs: ImportRunStore;
  rows: ImportRowStore;
  items: MasterItemStore;
  files: Pick<FilesDoor, 'addFiles' | 'endFiles' | 'keepImport' | 'readFile'>;
  identity: Pick<IdentityDoor, 'listManagedAccounts'>;
  audit: Audit;
  clock: Clock;
  askChange: AskChange;
  /** Whose payers and ship-tos are. */
  findCompanies: FindCompanies;
};

export type FindCompanies = (
  place: 'payer' | 'ship_to',
  ids: readonly string[],
) => Promise<ReadonlyMap<string, { companyId: string }>>;

/** Who asks; their markets are those where they hold the right of the call. */
export type Importing = Pick<Request, 'caller' | 'actor' | 'language' | 'scope'>;

/** For what goes beyond one transaction: jobs and files that are read while they are sent. */
export type ImportWork = {
  read: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  write: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  depsOf: (transaction: Transaction) => MasterDataDeps;
  streamRows: StreamRows;
};

export type Markets = readonly Country[];
