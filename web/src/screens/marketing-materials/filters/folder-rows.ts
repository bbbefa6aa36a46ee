import type { MaterialFolder } from '#capabilities/content/index.ts';

export type FolderRow = MaterialFolder & { depth: number };

const deepest = 5;

/** Each folder below the one it lies in, with how deep that is; one that lies in none of them is not lost. */
export function folderRows(folders: readonly MaterialFolder[]): FolderRow[] {
  const known = new Set(folders.map(({ id }) => id));
  const below = (parentId: string | null, depth: number): FolderRow[] =>
    depth > deepest
      ? []
      : folders
          .filter((folder) => (known.has(folder.parentId ?? '') ? folder.parentId : null) === parentId)
          .flatMap((folder) => [{ ...folder, depth }, ...below(folder.id, depth + 1)]);
  return below(null, 0);
}
