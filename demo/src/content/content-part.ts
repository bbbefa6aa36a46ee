import { fileURLToPath } from 'node:url';
import { contentImportStore, importContent } from '@dray/server/capabilities/content/index.ts';
import { files, storedFileStore } from '@dray/server/capabilities/files/index.ts';
import { localDate } from '@dray/server/capabilities/portal-config/index.ts';
import { readFolderTree } from '@dray/server/platform/files/folder-tree.ts';
import type { DemoPart } from '../demo-part.ts';

const folder = fileURLToPath(new URL('../../content', import.meta.url));

/**
 * Everything that people read, taken from its folder as an operator would take his own. A part of its own name: a database
 * that was filled with links and banners alone gets the rest at its next start.
 */
export const contentPart: DemoPart = {
  name: 'content',
  async load(transaction, now, fileStore) {
    const tree = await readFolderTree(folder, { maxFiles: 5_000, maxDepth: 8 });
    // What cannot be taken is left out; a test says that there is nothing of the kind.
    await importContent(
      {
        items: contentImportStore(transaction),
        files: files({ rows: storedFileStore(transaction), store: fileStore, clock: { now: () => now } }),
        now,
        today: localDate(now, 'Europe/Prague'),
        hasRelativeDays: true,
      },
      tree,
    );
  },
};
