import type { EntryHead } from '../rules/content-entry.model.ts';

export type Folder = { id: string; parentId: string | undefined; name: string; total: number };
export type Brand = { id: string; name: string; total: number };

/** `havranov/posters` lies in `havranov`. */
const parentPath = (path: string): string | undefined =>
  path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : undefined;

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** The path of a folder, by its id. */
export const pathOfFolder = (folders: readonly EntryHead[], id: string): string | undefined =>
  folders.find((folder) => folder.id === id)?.path;

/** Those with something in them for the reader; the total of one counts those below it, too. */
export function foldersWith(folders: readonly EntryHead[], materials: readonly EntryHead[]): Folder[] {
  const ids = new Map(folders.map(({ path, id }) => [path, id]));
  return folders
    .map(({ id, path, title }) => ({
      id,
      parentId: ids.get(parentPath(path) ?? ''),
      name: title,
      total: materials.filter(({ group = '' }) => isWithin(group, path)).length,
    }))
    .filter(({ total }) => total > 0);
}

export function brandsOf(materials: readonly EntryHead[]): Brand[] {
  const counted = new Map<string, Brand>();
  for (const { material } of materials) {
    if (!material?.brand) continue;
    const { id, name } = material.brand;
    counted.set(id, { id, name, total: (counted.get(id)?.total ?? 0) + 1 });
  }
  return [...counted.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

export type MaterialFilter = {
  folderPath: string | undefined;
  brand: string | undefined;
  type: string | undefined;
};

export const filterMaterials = (
  materials: readonly EntryHead[],
  { folderPath, brand, type }: MaterialFilter,
): EntryHead[] =>
  materials.filter(
    ({ group = '', material }) =>
      (folderPath === undefined || isWithin(group, folderPath)) &&
      (brand === undefined || material?.brand?.id === brand) &&
      (type === undefined || material?.type === type),
  );

const maxPartLength = 60;

/** What a folder's or file's name may be inside a zip on any system. */
const zipPart = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, maxPartLength) || '-';

type Zipped = { folders: readonly string[]; fileName: string };

/** A name for each file in a zip, in its folder, each another one whatever the system thinks of case. */
export function zipNames(files: readonly Zipped[]): string[] {
  const used = new Set<string>();
  return files.map(({ folders, fileName }) => {
    const folder = folders.slice(-2).map(zipPart).join('/');
    const [, stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/s.exec(fileName) ?? [];
    for (let count = 1; ; count += 1) {
      const name = `${folder}/${zipPart(stem)}${count > 1 ? ` (${count})` : ''}${ending}`;
      if (used.has(name.toLowerCase())) continue;
      used.add(name.toLowerCase());
      return name;
    }
  });
}
