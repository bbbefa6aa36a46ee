import type {
  BulkColumn,
  BulkOrderState,
  BulkUploadState,
  SameGoodsChoice,
} from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { BulkFaultCode, BulkFixReason, BulkUnit } from '@dray/contract/texts/bulk-upload-text.ts';
import type { Finding } from '#capabilities/cart/index.ts';
import type { Texts } from '#capabilities/catalogue/index.ts';
import type { Minor } from '#platform/money.ts';

/** What a row says, by what its columns hold. */
export type Cells = Readonly<Partial<Record<BulkColumn, string>>>;

/** A row of the file; what was mended replaces what was written. */
export type FileRow = { row: number; written: readonly string[]; cells: Cells; mended: Cells };

export const cellsNow = ({ cells, mended }: Pick<FileRow, 'cells' | 'mended'>): Cells => ({ ...cells, ...mended });

/** A value that would do; a name or a day is shown with it in the reader's words. */
export type Fix = {
  value: string;
  name?: string;
  isDay?: true;
  why?: FixReason;
  /** The one that is most likely meant. What two values could mean alike is a choice, not a proposal. */
  isProposed?: true;
};

type FixReason = { code: BulkFixReason; values?: Readonly<Record<string, string | number>> };

export const proposed = (fix: Fix): Fix => ({ ...fix, isProposed: true });

/** The cart's own findings, and what only a file can have wrong. */
export type FaultFinding =
  | Finding
  | { code: BulkFaultCode; values?: Readonly<Record<string, string | number>>; path?: undefined; then?: undefined };

export type Fault = {
  row: number;
  column: BulkColumn | undefined;
  finding: FaultFinding;
  /** The same for every row that the same change would mend. */
  cause: string;
  fixes: readonly Fix[];
};

export type RowProduct = { sku: string; name: string; pack: Texts };

export type JudgedRow = {
  row: number;
  orderKey: string;
  product: RowProduct | undefined;
  faults: readonly Fault[];
};

/** An article that stands in several rows of an order, and what its sender said of that. */
export type SameGoods = {
  sku: string;
  name: string;
  rows: readonly { row: number; amount: number; unit: BulkUnit }[];
  choice: SameGoodsChoice | undefined;
};

/** What a screen shows of an order. */
export type OrderVerdict = {
  customerOrderNumber: string;
  shipTo: { id: string; name: string; companyId: string; country: Country } | undefined;
  deliveryDate: string | undefined;
  transportType: string | undefined;
  rows: number;
  /** Causes, not rows: one wrong day of ten rows is one. */
  faults: number;
  findings: readonly Fault[];
  /** Absent in uploads older than the question. */
  sameGoods?: readonly SameGoods[];
  netMinor: Minor | undefined;
  currency: string | undefined;
  weightKg: number | undefined;
  pallets: number | undefined;
};

export type JudgedOrder = {
  key: string;
  /** Its first row in the file. */
  position: number;
  state: 'good' | 'faulty' | 'repeated';
  verdict: OrderVerdict;
  shownHash: string | undefined;
  originKey: string | undefined;
  earlier: { orderNumber: string; placedAt: Date } | undefined;
};

/** An order of an upload as it is. */
export type StagedOrder = Omit<JudgedOrder, 'state' | 'earlier'> & {
  state: BulkOrderState;
  isAgain: boolean;
  orderNumber: string | undefined;
  placedAt: Date | undefined;
};

export type StagedRow = FileRow & JudgedRow;

/** How the file itself was read. */
export type FileFacts = {
  encoding: string | undefined;
  delimiter: string | undefined;
  /** Letters of the file's own columns. */
  columns: Readonly<Partial<Record<BulkColumn, string>>>;
  heading: readonly string[] | undefined;
};

export type UploadError = { code: string; values: Readonly<Record<string, string | number>> };

export type Upload = FileFacts & {
  id: string;
  uid: string;
  companyId: string;
  country: Country;
  fileName: string;
  digest: string;
  state: BulkUploadState;
  error: UploadError | undefined;
  rowCount: number;
  checkedInMs: number | undefined;
  /** Undefined: in the reader's own. */
  language: Language | undefined;
  sameAs: string | undefined;
  createdAt: Date;
  sentAt: Date | undefined;
  sendings: number;
};

export type OrderCounts = Readonly<Record<BulkOrderState, number>>;
