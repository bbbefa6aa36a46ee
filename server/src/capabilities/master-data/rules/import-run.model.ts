import type { Country } from '@dray/contract/markets.ts';
import type { ImportState, MasterKindName, RowVerdict } from '@dray/contract/master-data/master-kinds.ts';
import type { Consequence, MasterFault, MasterRow } from '#platform/master/master-kind.ts';

export type KindCounts = Record<RowVerdict, number> & { unknownColumns: readonly string[] };
export type RunCounts = Readonly<Partial<Record<MasterKindName, KindCounts>>>;

export type RowName = { kind: MasterKindName; line: number; key: string };

export type ImportRun = {
  id: string;
  kinds: readonly MasterKindName[];
  state: ImportState;
  fileName: string;
  fileKey: string;
  isFull: boolean;
  markets: readonly Country[];
  rowsRead: number;
  rowsWritten: number;
  counts: RunCounts;
  consequences: readonly Consequence[];
  previewHash: string | undefined;
  error: { code: string; values: Readonly<Record<string, string | number>> } | undefined;
  moved: readonly RowName[];
  requestedBy: string;
  requestedAt: Date;
  previewedAt: Date | undefined;
  committedBy: string | undefined;
  committedAt: Date | undefined;
  undoneBy: string | undefined;
  undoneAt: Date | undefined;
};

export type NewRun = Pick<
  ImportRun,
  'id' | 'kinds' | 'fileName' | 'fileKey' | 'isFull' | 'markets' | 'requestedBy' | 'requestedAt'
>;

/** A row as it was judged; what it waits for within its own file is settled at the file's end. */
export type JudgedRow = {
  line: number;
  key: string;
  verdict: RowVerdict;
  country: Country | undefined;
  becomes: MasterRow | undefined;
  before: MasterRow | undefined;
  cells: MasterRow | undefined;
  faults: readonly MasterFault[];
  awaits: readonly { key: string; fault: MasterFault }[];
  /** Rows of its kind that hold what it wants; only messages wait until those give it up. */
  heldBy?: readonly string[];
};

type Written = { becomes: MasterRow | null | undefined; before: MasterRow | null | undefined };

const present = (rows: readonly (MasterRow | null | undefined)[]): MasterRow[] => rows.filter((row) => !!row);
export const becoming = (rows: readonly Written[]): MasterRow[] => present(rows.map(({ becomes }) => becomes));
export const beforeOf = (rows: readonly Written[]): MasterRow[] => present(rows.map(({ before }) => before));
/** Each by its key, as it becomes or as it was. */
export const namedBy = (rows: readonly Written[]): MasterRow[] =>
  present(rows.map(({ becomes, before }) => becomes ?? before));

export const noCounts = (): KindCounts => ({
  new: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  ended: 0,
  unknownColumns: [],
});

/** Rows of the file: what it lacks is none of them. */
export const rowsIn = (counts: KindCounts): number => counts.new + counts.changed + counts.unchanged + counts.refused;

const sumOf = ({ counts }: Pick<ImportRun, 'counts'>, verdict: RowVerdict): number =>
  Object.values(counts).reduce((sum, each) => sum + each[verdict], 0);

export const hasSomethingToWrite = (run: Pick<ImportRun, 'counts'>): boolean =>
  sumOf(run, 'new') + sumOf(run, 'changed') + sumOf(run, 'ended') > 0;

/** Beyond these a second person decides (B4): prices that move far, many that hold today, and what ends a tenth of a kind. */
const thresholds: Readonly<Record<string, number>> = { PRICES_MOVED_FAR: 0, PRICES_OF_TODAY: 500 };
const endedShare = 0.1;

export function endsMany({ counts }: Pick<ImportRun, 'counts'>): boolean {
  return Object.values(counts).some((each) => {
    const stored = each.changed + each.unchanged + each.ended;
    return each.ended > stored * endedShare;
  });
}

/** How a customer may pay is always decided by two. */
const alwaysByTwo = ['payment-terms', 'credit'] as const;

export const needsSecond = (run: Pick<ImportRun, 'counts' | 'consequences'>): boolean =>
  endsMany(run) ||
  alwaysByTwo.some((kind) => hasSomethingToWrite({ counts: { [kind]: run.counts[kind] ?? noCounts() } })) ||
  run.consequences.some(({ code, count }) => count > (thresholds[code] ?? Number.POSITIVE_INFINITY));

/** The count that is typed by anyone who ends many rows at once. */
export const endedToType = (run: Pick<ImportRun, 'counts'>): number | undefined =>
  endsMany(run) ? sumOf(run, 'ended') : undefined;

/** Markets of the caller hold all of those of the run; what is of others is missing to them. */
export const isWithin = ({ markets }: Pick<ImportRun, 'markets'>, own: readonly Country[]): boolean =>
  markets.every((market) => own.includes(market));
