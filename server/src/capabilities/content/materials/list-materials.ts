import { zipOfMaterials } from '@dray/contract/content/materials-zip.ts';
import { Refusal } from '#platform/refusal.ts';
import { fileIdOf } from '../items/content-id.ts';
import { pageOfHeads, searchWordsOf } from '../items/list-entries.ts';
import type { ContentDeps } from '../needs/content.deps.ts';
import type { Audience } from '../rules/audience.ts';
import type { Page, Paging } from '../rules/content.model.ts';
import {
  type ContentEntry,
  type EntryHead,
  type FoundFile,
  inGivenOrder,
  newestFirst,
} from '../rules/content-entry.model.ts';
import {
  type Brand,
  brandsOf,
  type Folder,
  filterMaterials,
  foldersWith,
  pathOfFolder,
  zipNames,
} from './material.model.ts';

type Source = Pick<ContentDeps, 'source'>;
export type Material = ContentEntry & { folderId: string };
export type AskedMaterials = Paging & {
  folder: string | undefined;
  brand: string | undefined;
  type: string | undefined;
  search: string | undefined;
};

/** All with these words that lie in a folder of the reader's. */
export async function findMaterialHeads(
  source: ContentDeps['source'],
  audience: Audience,
  words: readonly string[],
): Promise<EntryHead[]> {
  const [{ isReached, materials }, found] = await Promise.all([
    findAll({ source }, audience),
    words.length > 0 ? source.findHeads(audience, 'material', words) : undefined,
  ]);
  return (found ?? materials).filter(isReached);
}

const findAll = async ({ source }: Source, audience: Audience) => {
  const [folders, materials] = await Promise.all([
    source.findHeads(audience, 'folder', []),
    source.findHeads(audience, 'material', []),
  ]);
  // What lies in a folder that is not for the reader is not for them either.
  const paths = new Set(folders.map(({ path }) => path));
  return { folders: inGivenOrder(folders), isReached: ({ group = '' }: EntryHead) => paths.has(group), materials };
};

/** Newest first; of a folder with those below it. A folder that is none has nothing in it. */
export async function listMaterials(
  deps: Source,
  audience: Audience,
  { folder, brand, type, search, ...paging }: AskedMaterials,
): Promise<Page<Material>> {
  const { folders, isReached, materials } = await findAll(deps, audience);
  const words = searchWordsOf(search);
  const found = words.length > 0 ? await deps.source.findHeads(audience, 'material', words) : materials;
  const folderPath = folder === undefined ? undefined : (pathOfFolder(folders, folder) ?? '/');
  const heads = newestFirst(filterMaterials(found.filter(isReached), { folderPath, brand, type }));
  const page = await pageOfHeads(deps.source, audience, heads, paging);
  return { ...page, items: page.items.map((entry) => ({ ...entry, folderId: folderIdOf(folders, entry) })) };
}

export async function listFolders(deps: Source, audience: Audience): Promise<Folder[]> {
  const { folders, isReached, materials } = await findAll(deps, audience);
  return foldersWith(folders, materials.filter(isReached));
}

export async function listBrands(deps: Source, audience: Audience): Promise<Brand[]> {
  const { isReached, materials } = await findAll(deps, audience);
  return brandsOf(materials.filter(isReached));
}

export type ZippedMaterial = { name: string; date: string; file: FoundFile };

/** All of them, or a refusal: a foreign id answers like a missing one. */
export async function getMaterials(
  deps: Source,
  audience: Audience,
  ids: readonly string[],
): Promise<readonly ZippedMaterial[]> {
  const wanted = [...new Set(ids)];
  const { maxFiles, maxBytes } = zipOfMaterials;
  if (wanted.length > maxFiles) throw new Refusal('ZIP_TOO_MANY_FILES', { max: maxFiles });
  const { folders, found } = await findReached(deps, audience, wanted, 'material');
  if (found.length < wanted.length) throw new Refusal('NOT_FOUND');
  const size = found.reduce((sum, { file }) => sum + file.size, 0);
  if (size > maxBytes) throw new Refusal('ZIP_TOO_LARGE', { max: maxBytes / 1_000_000 });
  const names = zipNames(
    found.map(({ entry, file }) => ({ folders: folderNames(folders, entry.group ?? ''), fileName: file.name })),
  );
  return found.map(({ entry, file }, index) => ({ name: names[index] ?? file.name, date: entry.date, file }));
}

/** A marketing file or its picture, where the reader reaches its folder. */
export async function findMaterial(
  deps: Source,
  audience: Audience,
  id: string,
  role: 'material' | 'preview',
): Promise<FoundFile | undefined> {
  const { found } = await findReached(deps, audience, [id], role);
  return found[0]?.file;
}

async function findReached(
  { source }: Source,
  audience: Audience,
  ids: readonly string[],
  role: 'material' | 'preview',
) {
  const [entries, files, folders] = await Promise.all([
    source.findEntries(audience, ids),
    source.findFiles(
      audience,
      ids.map((id) => fileIdOf(id, role)),
    ),
    source.findHeads(audience, 'folder', []),
  ]);
  const paths = new Set(folders.map(({ path }) => path));
  const byItem = new Map(files.filter((file) => file.role === role).map((file) => [file.itemId, file]));
  const found = entries
    .filter(({ kind, group = '' }) => kind === 'material' && paths.has(group))
    .flatMap((entry) => {
      const file = byItem.get(entry.id);
      return file ? [{ entry, file }] : [];
    });
  return { folders, found };
}

const folderIdOf = (folders: readonly EntryHead[], { group }: ContentEntry): string =>
  folders.find(({ path }) => path === group)?.id ?? '';

/** From the outermost to the one it lies in. */
const folderNames = (folders: readonly EntryHead[], path: string): string[] =>
  folders
    .filter((folder) => path === folder.path || path.startsWith(`${folder.path}/`))
    .sort((a, b) => a.path.length - b.path.length)
    .map(({ title }) => title);
