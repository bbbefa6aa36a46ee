import type { Language } from '@dray/contract/languages.ts';
import { consequenceText } from '@dray/contract/master-data/consequence-text.ts';
import type { importRoutes } from '@dray/contract/master-data/imports.rest.ts';
import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { isConsequenceCode } from '@dray/contract/master-data/master-kinds.ts';
import { isRefusalCode } from '@dray/contract/refusal-codes.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import { type KeptFault, keptFaultText } from '@dray/contract/texts/fault-text.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { undoableUntil } from '../commit/ask-commit.ts';
import { endedToType, type ImportRun, needsSecond, rowsIn } from '../rules/import-run.model.ts';
import type { RunNames, ShownRun } from '../show/show-import.ts';
import type { KeptRow } from '../store/import-row.store.ts';

type Routes = typeof importRoutes;
export type HeadOnWire = RestOutput<Routes['listImports']>['results'][number];
export type ImportOnWire = RestOutput<Routes['getImport']>;
export type RowOnWire = RestOutput<Routes['listImportRows']>['results'][number];

export const headToWire = (run: ImportRun, names: RunNames): HeadOnWire => ({
  id: run.id,
  kinds: [...run.kinds],
  state: run.state,
  fileName: run.fileName,
  isFull: run.isFull,
  markets: [...run.markets],
  counts: run.kinds.flatMap((kind) => {
    const counts = run.counts[kind];
    return counts ? [{ kind, rows: rowsIn(counts), ...counts, unknownColumns: [...counts.unknownColumns] }] : [];
  }),
  requestedBy: names.get(run.requestedBy) ?? run.requestedBy,
  requestedAt: run.requestedAt.toISOString(),
  committedAt: run.committedAt?.toISOString() ?? null,
  undoneAt: run.undoneAt?.toISOString() ?? null,
});

export function importToWire({ run, notUndone, names }: ShownRun, language: Language): ImportOnWire {
  const { error } = run;
  const nameOf = (uid: string | undefined) => (uid === undefined ? null : (names.get(uid) ?? uid));
  return {
    ...headToWire(run, names),
    progress: { read: run.rowsRead, written: run.rowsWritten },
    error: error
      ? {
          code: error.code,
          message: isRefusalCode(error.code) ? refusalText(error.code, language, error.values) : error.code,
        }
      : null,
    consequences: run.consequences.map(({ code, count }) => ({
      code,
      count,
      message: isConsequenceCode(code) ? consequenceText(code, language, count) : code,
    })),
    previewHash: run.previewHash ?? null,
    needsSecond: needsSecond(run),
    endedToType: endedToType(run) ?? null,
    moved: run.moved.map(({ line, ...row }) => ({ ...row, line: line > 0 ? line : null, key: keyToWire(row.key) })),
    previewedAt: run.previewedAt?.toISOString() ?? null,
    committedBy: nameOf(run.committedBy),
    undoneBy: nameOf(run.undoneBy),
    canBeUndoneUntil: run.state === 'committed' ? (undoableUntil(run)?.toISOString() ?? null) : null,
    notUndone,
  };
}

/** The columns of a key as one reads them. */
export const keyToWire = (key: string): string => key.replaceAll('\u001f', ' ');

export const faultToWire = (fault: KeptFault, language: Language): RowOnWire['faults'][number] => ({
  column: fault.column,
  code: fault.code ?? null,
  message: keptFaultText(fault, language),
});

export const rowToWire = (row: KeptRow & { kind: MasterKindName }, language: Language): RowOnWire => ({
  kind: row.kind,
  line: row.line > 0 ? row.line : null,
  key: keyToWire(row.key),
  verdict: row.verdict,
  changes: changesOf(row),
  faults: (row.faults ?? []).map((fault) => faultToWire(fault, language)),
  notUndone: row.undone === 'back' ? null : row.undone,
});

/** Of a new row whatever it has, of a changed one what differs. */
function changesOf({ verdict, becomes, before }: KeptRow): RowOnWire['changes'] {
  if (!becomes || verdict === 'refused' || verdict === 'ended') return [];
  return Object.entries(becomes).flatMap(([column, to]) => {
    const from = before?.[column] ?? '';
    return from === to ? [] : [{ column, from, to }];
  });
}
