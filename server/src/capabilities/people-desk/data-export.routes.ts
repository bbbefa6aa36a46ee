import type { dataExportRoutes as contract } from '@dray/contract/people-desk/data-export.rest.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { DataExportDoor } from './data-export.door.ts';

type Parts = { exportOf: DoorOf<DataExportDoor>; fileStore: FileStore };

export const dataExportRoutes = ({ exportOf, fileStore }: Parts): RestHandlers<typeof contract> => ({
  getOwnExport: (request) => request.read((transaction) => exportOf(transaction).showOwn(request)),

  askOwnExport: (request) => request.write((transaction) => exportOf(transaction).askOwn(request)),

  async downloadOwnExport(request, { body }) {
    // The file is found before it counts as fetched: a store that is away costs nobody their one time.
    return request.write(async (transaction) => {
      const fileKey = await exportOf(transaction).takeOwn(request, body.id);
      const parts = await fileStore.open(fileKey);
      if (!parts) throw new Refusal('NOT_FOUND');
      return { type: 'application/zip', name: 'dray-data.zip', parts };
    });
  },

  getPersonExport: (request, { params }) =>
    request.read((transaction) => exportOf(transaction).showTheirs(request, params.uid)),

  askPersonExport: (request, { params }) =>
    request.write((transaction) => exportOf(transaction).askTheirs(request, params.uid)),
});
