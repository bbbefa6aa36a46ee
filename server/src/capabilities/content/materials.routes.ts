import type { materialsRoutes as contract } from '@dray/contract/content/materials.rest.ts';
import { zipOfMaterialsName } from '@dray/contract/texts/content-text.ts';
import { limitedStreams } from '#platform/files/limited-streams.ts';
import { zipOfKnownSize } from '#platform/files/zip-stream.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { ContentFiles } from './files/content-files.ts';
import { materialToWire } from './materials/material.wire.ts';
import type { ReadContent } from './read-content.ts';
import { pageToWire } from './wire/content.wire.ts';

const lists = ['downloadmaterial'] as const;
const zipLimits = { atOnce: 8, perPerson: 2 };

type Parts = { read: ReadContent; files: ContentFiles };

export function materialsRoutes({ read, files }: Parts): RestHandlers<typeof contract> {
  const zips = limitedStreams(zipLimits);
  const fileOf = async (request: Request, id: string, role: 'material' | 'preview') => {
    const { found } = await read(request, lists, (door, reader) => door.findMaterial(reader, id, role));
    if (!found) throw new Refusal('NOT_FOUND');
    return files.answer(request, found);
  };

  return {
    async listMaterials(request, { query }) {
      const { folder, brand, type, search, ...paging } = query;
      const { asOf, found } = await read(request, lists, (door, reader) =>
        door.listMaterials(reader, { folder, brand, type, search, ...paging }),
      );
      return { ...pageToWire(found, materialToWire), asOf };
    },
    async listMaterialBrands(request) {
      return (await read(request, lists, (door, reader) => door.listBrands(reader))).found;
    },
    async listMaterialFolders(request) {
      const { found } = await read(request, lists, (door, reader) => door.listFolders(reader));
      return found.map((folder) => ({ ...folder, parentId: folder.parentId ?? null }));
    },
    async downloadMaterials(request, { body: { ids } }) {
      const { found } = await read(request, lists, (door, reader) => door.getMaterials(reader, ids));
      const zip = () =>
        zipOfKnownSize(
          found.map(({ name, date, file }) => ({
            name,
            size: file.size,
            mtime: new Date(`${date}T12:00:00Z`),
            read: () => files.readBytes(request, file),
          })),
        );
      const { size, parts } = zips.open(request.caller.uid, zip);
      return { parts, size, type: 'application/zip', name: zipOfMaterialsName(found.length, request.language) };
    },
    downloadMaterial: (request, { params: { id } }) => fileOf(request, id, 'material'),
    previewMaterial: (request, { params: { id } }) => fileOf(request, id, 'preview'),
  };
}
