import type { Country } from '@dray/contract/markets.ts';
import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { daysBefore, retention } from '@dray/contract/retention.ts';
import type { MasterRow } from '#platform/master/master-kind.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import { askCommit, askUndo, stopRun, type WantedCommit } from './commit/ask-commit.ts';
import { importChangeRules } from './commit/import-rules.ts';
import { listOwners, type OwnedKind, refuseOwnedByErp, setOwner } from './delta/owners.ts';
import { type Message, putItems, settleWaiting } from './delta/put-items.ts';
import { judgeRows, listRows, writeRows } from './judging/typed-rows.ts';
import type { Importing, Markets, MasterDataDeps } from './needs/master-data.deps.ts';
import { type SentFile, startImport } from './preview/start-import.ts';
import { findNames, listRunRows, showRun } from './show/show-import.ts';

export type MasterDataDoor = ReturnType<typeof masterData>;

type Asking = Importing & { markets: Markets };

/** All in the caller's transaction; what takes longer is in `import-work.ts`. */
export function masterData(deps: MasterDataDeps) {
  return {
    startImport: (request: Asking, file: SentFile) => startImport(deps, request, file),
    stopRun: (request: Asking, id: string) => stopRun(deps, request, id),
    askCommit: (request: Asking, wanted: WantedCommit) => askCommit(deps, request, wanted),
    askUndo: (markets: Markets, id: string) => askUndo(deps, markets, id),
    showRun: (markets: Markets, id: string) => showRun(deps, markets, id),
    listRunRows: (markets: Markets, asked: Parameters<typeof listRunRows>[2]) => listRunRows(deps, markets, asked),
    async listRuns(asked: Parameters<typeof deps.runs.listRuns>[0]) {
      const listed = await deps.runs.listRuns(asked);
      return { ...listed, names: await findNames(deps, listed.runs) };
    },
    listUntaken: (asked: Parameters<typeof deps.runs.listUntaken>[0]) => deps.runs.listUntaken(asked),
    listWorking: () => deps.runs.listWorking(),
    addJob: deps.runs.addJob,
    putItems: (request: Asking, kind: MasterKindName, messages: readonly Message[]) =>
      putItems(deps, request, kind, messages),
    settleWaiting: () => settleWaiting(deps),
    listOwners: () => listOwners(deps),
    setOwner: (request: Asking, owned: OwnedKind) => setOwner(deps, request, owned),
    /** For a capability whose screen would change what the ERP owns. */
    refuseOwnedByErp: (kind: MasterKindName) => refuseOwnedByErp(deps, kind),
    changeRules: importChangeRules(deps),
    /** For a screen of its own: the ERP's rows are refused, the others judged as those of a file. */
    async judgeRows(kind: MasterKindName, typed: Parameters<typeof judgeRows>[2]) {
      await refuseOwnedByErp(deps, kind);
      return judgeRows(deps, kind, typed);
    },
    /** Those that were judged in the same transaction. */
    writeRows: (actor: Actor, kind: MasterKindName, rows: readonly MasterRow[]) => writeRows(deps, actor, kind, rows),
    listRows: (kind: MasterKindName, country: Country, limit: number) => listRows(deps, kind, country, limit),

    /** Rows that programs have changed, with what they hold now. */
    async listChanges(kind: MasterKindName, asked: Parameters<typeof deps.items.listTaken>[1]) {
      const known = deps.kinds[kind];
      if (!known) throw new Refusal('MASTER_KIND_UNKNOWN', { kind });
      const taken = await deps.items.listTaken(kind, asked);
      const keys = taken.map(({ key }) => toKeyRow(known.key, key));
      const rows = await known.open(deps.transaction).find(keys);
      const rowOf = new Map(rows.map(({ row }) => [known.key.map((column) => row[column] ?? '').join('\u001f'), row]));
      const waiting = await deps.items.listWaiting(kind, asked.markets, asked.limit);
      return { taken: taken.map((each) => ({ ...each, row: rowOf.get(each.key) ?? {} })), waiting };
    },

    /** For a job: at most so many. */
    async forgetOld(max: number): Promise<number> {
      const now = deps.clock.now();
      const keys = await deps.runs.removeBefore(daysBefore(now, retention.importDays), max);
      if (keys.length > 0) await deps.files.endFiles(keys);
      await deps.items.forgetReported(daysBefore(now, retention.importDays), max);
      return keys.length;
    },
  };
}

const toKeyRow = (columns: readonly string[], key: string) => {
  const texts = key.split('\u001f');
  return Object.fromEntries(columns.map((column, index) => [column, texts[index] ?? '']));
};
