import { z } from 'zod';
import { holdersOf } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { agedPageOf, pageQuery, search } from './content-page.ts';
import { contentDay } from './content-shapes.ts';

const guard = holdersOf('Marketing Materials');

const idParams = z.object({ id: z.string().max(200) });

const material = z.object({
  id: z.string(),
  name: z.string(),
  fileName: z.string(),
  folderId: z.string(),
  brand: z.object({ id: z.string(), name: z.string() }).nullable(),
  type: z.string().meta({ example: 'image/png' }),
  size: z.int().meta({ description: 'In bytes.' }),
  date: contentDay,
  width: z.int().nullable().meta({ description: 'In pixels, of pictures.' }),
  height: z.int().nullable(),
  preview: z.object({ link: z.string() }).nullable(),
  link: z.string(),
});

export const materialsRoutes = {
  listMaterials: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/downloadmaterial',
    summary: 'Marketing files for the caller, newest first; of a folder with those below it.',
    guard,
    whileActing: 'refused',
    query: pageQuery.extend({
      folder: z.string().max(200).optional(),
      brand: z.string().max(80).optional(),
      type: z.string().max(80).optional().meta({ example: 'application/pdf' }),
      search,
    }),
    response: agedPageOf(material),
  },
  listMaterialBrands: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/downloadmaterial/GetAllBrandsAsync',
    summary: 'The brands of the marketing files that the caller finds.',
    guard,
    whileActing: 'refused',
    response: z.array(z.object({ id: z.string(), name: z.string(), total: z.int() })),
  },
  listMaterialFolders: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/downloadmaterial/GetAllDMFolders',
    summary: 'The folders of the marketing files that the caller finds; a total counts those below, too.',
    guard,
    whileActing: 'refused',
    response: z.array(z.object({ id: z.string(), parentId: z.string().nullable(), name: z.string(), total: z.int() })),
  },
  downloadMaterials: {
    base: 'content',
    method: 'POST',
    repeatable: 'by nature',
    path: '/downloadmaterial/bulk-files',
    summary: 'Several marketing files as one zip, in their folders.',
    guard,
    whileActing: 'refused',
    body: z.object({ ids: z.array(z.string().max(200)).min(1).max(1_000) }),
    file: {},
  },
  downloadMaterial: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/downloadmaterial/:id/file',
    summary: 'One marketing file.',
    guard,
    whileActing: 'refused',
    params: idParams,
    file: { byLink: true, isKept: true, hasRanges: true },
  },
  previewMaterial: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/downloadmaterial/:id/preview',
    summary: 'A picture of a marketing file.',
    guard,
    whileActing: 'refused',
    params: idParams,
    file: { byLink: true, isKept: true },
  },
} as const satisfies Record<string, RestRoute>;
