import type { masterDataRoutes as contract } from '@dray/contract/master-data/master-data.rest.ts';
import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { MasterDataDoor } from './master-data.door.ts';
import type { MasterKinds } from './needs/master-data.deps.ts';
import { getKind, writeExport, writeSample, writeTemplate } from './show/write-tables.ts';
import { faultToWire } from './wire/import.wire.ts';
import { kindToWire, readAfter, toAfter } from './wire/master.wire.ts';

const csv = 'text/csv; charset=utf-8';

/** Kinds as files and row by row. */
export function masterDataRoutes(
  masterDataOf: DoorOf<MasterDataDoor>,
  kinds: MasterKinds,
): RestHandlers<typeof contract> {
  const asking = (request: Request) => ({ ...askedBy(request), markets: request.scope.markets });
  const file = (kind: MasterKindName, word: string) => ({ type: csv, name: `${kind}-${word}.csv` });

  return {
    listMasterKinds: (request) =>
      request.read(async (transaction) => {
        const owned = await masterDataOf(transaction).listOwners();
        const { language } = request;
        return {
          results: owned.map(({ kind, owner }) =>
            kindToWire(kind, getKind(kinds, kind), { owner, language, transaction }),
          ),
        };
      }),
    getMasterTemplate: async (_request, { params: { kind } }) => ({
      ...file(kind, 'template'),
      bytes: writeTemplate(getKind(kinds, kind)),
    }),
    getMasterSample: async (request, { params: { kind } }) => ({
      ...file(kind, 'sample'),
      parts: writeSample(request, getKind(kinds, kind), request.scope.markets),
    }),
    exportMaster: async (request, { params: { kind } }) => ({
      ...file(kind, request.arrivedAt.toISOString().slice(0, 10)),
      parts: writeExport(request, getKind(kinds, kind), request.scope.markets),
    }),
    putMasterItems: async (request, { params: { kind }, body }) => {
      const outcomes = await request.write((transaction) =>
        masterDataOf(transaction).putItems(asking(request), kind, body.items),
      );
      return {
        results: outcomes.map(({ result, code = null, faults }) => ({
          result,
          code,
          faults: faults.map((fault) => faultToWire(fault, request.language)),
        })),
      };
    },
    listMasterChanges: (request, { params: { kind }, query: { changedSince, after, limit } }) =>
      request.read(async (transaction) => {
        const { taken, waiting } = await masterDataOf(transaction).listChanges(kind, {
          markets: request.scope.markets,
          since: changedSince === undefined ? undefined : new Date(changedSince),
          after: after === undefined ? undefined : readAfter(after),
          limit,
        });
        const last = taken.at(-1);
        return {
          results: taken.map(({ row, sourceChangedAt, takenAt }) => ({
            columns: { ...row },
            sourceChangedAt: sourceChangedAt.toISOString(),
            takenAt: takenAt.toISOString(),
          })),
          next: last && taken.length === limit ? toAfter(last) : null,
          waiting: waiting.map(({ key, arrivedAt, isOver, faults }) => ({
            key: key.replaceAll('\u001f', ' '),
            arrivedAt: arrivedAt.toISOString(),
            isOver,
            faults: faults.map((fault) => faultToWire(fault, request.language)),
          })),
        };
      }),
    listMasterOwners: (request) =>
      request.read(async (transaction) => ({
        results: (await masterDataOf(transaction).listOwners()).map((owned) => ({
          ...owned,
          portalColumns: [...(getKind(kinds, owned.kind).portalColumns ?? [])],
        })),
      })),
    setMasterOwner: (request, { body }) =>
      request.write((transaction) => masterDataOf(transaction).setOwner(asking(request), body)),
  };
}

const askedBy = ({ caller, actor, language, scope }: Request) => ({ caller, actor, language, scope });
