import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FileStore } from '@dray/server/platform/files/file-store.ts';
import { REPOSITORY } from '../repository.ts';
import { readPack, type WorldPack } from './world-pack.ts';

/** Beside the web's build, and like that no part of the repository. */
export const MADE_WORLD = join(REPOSITORY, 'demo/dist/world');

export type MadeWorld = { unpack(cluster: string, fileStore: FileStore): Promise<void> };

/** The demo world that the install made, if it is the one that the generators would make now. */
export function findMadeWorld(key: string, folder = MADE_WORLD): MadeWorld | undefined {
  const pack = readPackIfThere(folder);
  if (pack?.key !== key) return undefined;
  return {
    unpack: async (cluster, fileStore) => {
      await Promise.all([unpackCluster(pack, cluster), putFiles(pack, fileStore)]);
    },
  };
}

/** Half of one, or another user's, is as good as none. */
export function readPackIfThere(folder = MADE_WORLD): WorldPack | undefined {
  try {
    return readPack(folder);
  } catch {
    return undefined;
  }
}

const AT_ONCE = 64;

async function unpackCluster(pack: WorldPack, cluster: string): Promise<void> {
  mkdirSync(cluster, { mode: 0o700 });
  for (const folder of pack.folders) mkdirSync(join(cluster, folder), { recursive: true, mode: 0o700 });
  let written = 0;
  for (const { path, content } of pack.cluster()) {
    writeFileSync(join(cluster, path), content, { mode: 0o600, flag: 'wx' });
    written += 1;
    // Others start meanwhile and have something to say.
    if (written % AT_ONCE === 0) await nextTurn();
  }
}

/** By the store, which knows whose they are and how they become durable. */
async function putFiles(pack: WorldPack, fileStore: FileStore): Promise<void> {
  const files = pack.files();
  // All of them take from the same walk, which gives each file once.
  const putNext = async (): Promise<void> => {
    for (const { path, content, type } of files) await fileStore.put(path, content, type);
  };
  await Promise.all(Array.from({ length: AT_ONCE / 8 }, putNext));
}
