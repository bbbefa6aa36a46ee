import { randomUUID } from 'node:crypto';
import type { importRoutes as contract } from '@dray/contract/master-data/imports.rest.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import { commitRun } from './commit/commit-run.ts';
import { undoRun } from './commit/undo-run.ts';
import type { MasterDataDoor } from './master-data.door.ts';
import type { ImportWork } from './needs/master-data.deps.ts';
import { writeFaults } from './show/write-tables.ts';
import { headToWire, type ImportOnWire, importToWire, keyToWire, rowToWire } from './wire/import.wire.ts';

type Needs = { masterDataOf: DoorOf<MasterDataDoor>; work: Pick<ImportWork, 'depsOf' | 'streamRows'> };

/** So many rows are written while the caller waits; more are written by a job. */
const maxRowsAtOnce = 2_000;

/** Files: what they would change, and what came of them. */
export function importRoutes({ masterDataOf, work }: Needs): RestHandlers<typeof contract> {
  const show = (request: Request, id: string): Promise<ImportOnWire> =>
    request.readNewest(async (transaction) =>
      importToWire(await masterDataOf(transaction).showRun(request.scope.markets, id), request.language),
    );

  return {
    startImport: (request, { query, body: { name, bytes } }) =>
      request.changeOnce({
        make: async (transaction) => {
          const id = randomUUID();
          const file = { id, name, bytes, kind: query.kind, isFull: query.full === '1' };
          await masterDataOf(transaction).startImport(asking(request), file);
          return { answer: { importId: id }, outcome: id };
        },
        repeat: async (_transaction, importId) => ({ importId }),
      }),
    listImports: (request, { query: { offset, limit, kind } }) =>
      request.read(async (transaction) => {
        const { markets } = request.scope;
        const { runs, names, total } = await masterDataOf(transaction).listRuns({ markets, kind, offset, limit });
        return { results: runs.map((run) => headToWire(run, names)), total, offset, limit };
      }),
    getImport: (request, { params: { id } }) => show(request, id),
    listImportRows: (request, { params: { id }, query: { offset, limit, kind, verdict } }) =>
      request.read(async (transaction) => {
        const asked = { id, kind, verdict, offset, limit };
        const { total, rows } = await masterDataOf(transaction).listRunRows(request.scope.markets, asked);
        return { results: rows.map((row) => rowToWire(row, request.language)), total, offset, limit };
      }),
    getImportFaults: async (request, { params: { id }, query: { kind } }) => {
      const { run } = await request.read((transaction) => masterDataOf(transaction).showRun(request.scope.markets, id));
      const parts = writeFaults({ ...request, ...work }, { markets: request.scope.markets, id, kind });
      return { type: 'text/csv; charset=utf-8', name: `${kind ?? run.kinds[0] ?? 'rows'}-faults.csv`, parts };
    },
    stopImport: async (request, { params: { id } }) => {
      await request.write((transaction) => masterDataOf(transaction).stopRun(asking(request), id));
      return show(request, id);
    },
    commitImport: async (request, { params: { id }, body: { previewHash, ended } }) => {
      const next = await request.write((transaction) =>
        masterDataOf(transaction).askCommit(asking(request), { id, previewHash, ended }),
      );
      if (next === 'write') await writeNow(request, { masterDataOf, work }, id);
      return refuseMoved(await show(request, id), next === 'write');
    },
    undoImport: async (request, { params: { id } }) => {
      const isWanted = await request.write((transaction) =>
        masterDataOf(transaction).askUndo(request.scope.markets, id),
      );
      if (isWanted) await undoRun({ ...request, ...work }, id, { uid: request.caller.uid, actor: request.actor });
      return show(request, id);
    },
  };
}

const asking = ({ caller, actor, language, scope }: Request) => ({
  caller,
  actor,
  language,
  scope,
  markets: scope.markets,
});

/** What is short is written while the caller waits; its job then finds it done. */
async function writeNow(request: Request, { masterDataOf, work }: Needs, id: string): Promise<void> {
  const { run } = await request.readNewest((transaction) =>
    masterDataOf(transaction).showRun(request.scope.markets, id),
  );
  const rows = Object.values(run.counts).reduce((sum, of) => sum + of.new + of.changed + of.ended, 0);
  if (rows <= maxRowsAtOnce) await commitRun({ ...request, ...work }, id, request.actor);
}

function refuseMoved(shown: ImportOnWire, wasWritten: boolean): ImportOnWire {
  if (!wasWritten || shown.state !== 'previewed') return shown;
  const moved = shown.moved.map(({ kind, line, key }) => ({ kind, line, key: keyToWire(key) }));
  throw new Refusal('IMPORT_MOVED', {}, undefined, { moved });
}
