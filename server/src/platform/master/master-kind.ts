import type { Country } from '@dray/contract/markets.ts';
import type { CellFault } from '../csv/cell-fault.ts';
import type { Transaction } from '../database/connection.ts';
import type { Actor } from '../request/request.ts';
import type { MasterColumn } from './master-columns.ts';

/** A row of master data as a file has it: each column as text in its one spelling; empty is nothing. */
export type MasterRow = Readonly<Record<string, string>>;

export type StoredMasterRow = { row: MasterRow; country: Country };

/** What is wrong with a cell or a row; made by `fault()`, with a text in every language. */
export type MasterFault = CellFault;

/** In which market a row is, or why it cannot be taken. */
export type Judgement = { country: Country; awaits?: readonly Awaited[] } | Refused;

/**
 * Where all that is wrong is what other rows of the same kind hold, `heldBy` says which: of messages those may come later
 * that give it up, so that any order ends with the same rows.
 */
export type Refused = { faults: readonly MasterFault[]; heldBy?: readonly string[] };

/** A row of the same kind and market that may stand later in the file; the fault is what is wrong while it does not. */
export type Awaited = { key: string; fault: MasterFault };

/** A whole row as it would become, beside what is stored under its key. */
export type ComingRow = { row: MasterRow; stored: StoredMasterRow | undefined };

/** Rows of other kinds that stand earlier in the same run and are not stored yet, by their keys. */
export type FindComing = (kind: string, keys: readonly string[]) => Promise<ReadonlyMap<string, StoredMasterRow>>;

/** The tables behind a kind, for one transaction. A batch is one look, however many rows it has. */
export type MasterTable = {
  /** Those that are there, in the columns of the kind, so that what is exported and sent again changes nothing. */
  find(rows: readonly MasterRow[]): Promise<readonly StoredMasterRow[]>;
  /** What a row refers to and what contradicts what is stored, one answer for each row. */
  judge(rows: readonly ComingRow[], findComing: FindComing): Promise<readonly Judgement[]>;
  /** Adds what is new and changes what differs; rows are whole and judged. */
  write(rows: readonly MasterRow[]): Promise<void>;
  /** By their keys in order, from behind a row on. */
  list(page: {
    countries: readonly Country[];
    after: MasterRow | undefined;
    limit: number;
  }): Promise<StoredMasterRow[]>;
  /** What a full file lacks: they count no longer, and nothing is deleted. Without it a kind takes no full file. */
  end?(rows: readonly MasterRow[]): Promise<void>;
  /** Whether a row counts no longer, so that a full file which lacks it has nothing to end. */
  hasEnded?(row: MasterRow): boolean;
  /** Rows that this run has added go again, unless something has come to depend on them; gives those that have gone. */
  takeBack?(rows: readonly MasterRow[]): Promise<readonly MasterRow[]>;
  /** What follows for people, beside the rows themselves: "14 ship-tos lose their price list". */
  findConsequences?(rows: readonly ComingRow[]): Promise<readonly Consequence[]>;
};

/** A code with a text in every language, and how many it is about. */
export type Consequence = { code: string; count: number };

/** One kind of master data: what its files look like, and the tables that its capability owns. */
export type MasterKind = {
  columns: Readonly<Record<string, MasterColumn>>;
  /** Columns that know a row. */
  key: readonly string[];
  /** Who owns it where nobody has said otherwise: the portal, unless the ERP tells of it by itself. */
  ownerUnlessSet?: 'erp';
  /** Columns that the ERP has no place for: the portal's, whoever owns the kind. */
  portalColumns?: readonly string[];
  /** What contradicts itself within one row. */
  findContradictions?(row: MasterRow): readonly MasterFault[];
  /** Whoever commits; without an actor nothing is written that names one. */
  open(transaction: Transaction, actor?: Actor): MasterTable;
};

const apart = '\u001f';

/** One text for a row's key; cells hold no control characters. */
export const keyOf = ({ key }: Pick<MasterKind, 'key'>, row: MasterRow): string =>
  key.map((column) => row[column] ?? '').join(apart);
