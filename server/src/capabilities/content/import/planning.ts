import type { FilesDoor } from '#capabilities/files/index.ts';
import type { FolderTree } from '#platform/files/folder-tree.ts';
import { pictureSize } from '#platform/files/picture-size.ts';
import { fileIdOf } from '../items/content-id.ts';
import type { FileRole } from '../rules/content-entry.model.ts';
import { type Fronted, readFronted } from './front-matter.ts';
import type { FrontShapes } from './front-shapes.ts';
import type { PlannedFile } from './planned-item.ts';

export type Refused = { path: string; why: string };

/** What every reading of a folder needs. */
export type Planning = {
  tree: FolderTree;
  shapes: FrontShapes;
  files: Pick<FilesDoor, 'judgeContent'>;
  refuse: (path: string, why: string) => void;
};

/** One fault at most for each item: anyone who mends it looks again anyway. */
export async function orRefuse<T>({ refuse }: Planning, path: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    refuse(path, error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

export async function readText({ tree }: Planning, path: string): Promise<Fronted | undefined> {
  const file = tree.get(path);
  if (!file) return undefined;
  try {
    return readFronted(await file.read());
  } catch (error) {
    throw new Error(`${path.split('/').at(-1)} ${(error as Error).message}`);
  }
}

type Beside = { itemId: string; folder: string; name: string; role: FileRole; fileId?: string };

/** A file of an item's folder, judged by its bytes. */
export async function planFile(
  { tree, files }: Planning,
  { itemId, folder, name, role, fileId = fileIdOf(itemId, name) }: Beside,
): Promise<PlannedFile> {
  const found = tree.get(`${folder}/${name}`);
  if (!found) throw new Error(`names ${name}, which is not there`);
  const judged = files.judgeContent(name, found.size > 0 ? await found.read() : undefined);
  if ('fault' in judged) throw new Error(`${name} ${judged.fault}`);
  // Only what is known of it is kept: a folder may hold more than the memory does.
  const { bytes, ...file } = judged;
  return { id: fileId, name, role, file, read: found.read, picture: pictureSize(bytes, file.contentType) };
}

const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
export const isPicture = (type: string): boolean => pictures.includes(type);
