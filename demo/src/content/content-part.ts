import { fileURLToPath } from 'node:url';
import { type ContentPlan, openContentImport, planContent } from '@dray/server/capabilities/content/index.ts';
import { judgeContent, openFiles } from '@dray/server/capabilities/files/index.ts';
import { localDate } from '@dray/server/capabilities/portal-config/index.ts';
import { readFolderTree } from '@dray/server/platform/files/folder-tree.ts';
import type { DemoPart } from '../demo-part.ts';

const folder = fileURLToPath(new URL('../../content', import.meta.url));

const todayOf = (now: Date): string => localDate(now, 'Europe/Prague');

/** Everything that people read, from its folder; half of the part's time, and no database is needed for it. */
export async function planDemoContent(now: Date): Promise<ContentPlan> {
  const tree = await readFolderTree(folder, { maxFiles: 5_000, maxDepth: 8 });
  return planContent({ files: { judgeContent }, today: todayOf(now), hasRelativeDays: true }, tree);
}

/**
 * Taken over as an operator would take their own. A part of its own name: a database that was filled with links and banners
 * alone gets the rest at its next start.
 */
export const contentPart = (planned?: ContentPlan): DemoPart => ({
  name: 'content',
  async load(transaction, now, fileStore) {
    const importOf = openContentImport({
      filesOf: openFiles({ store: fileStore, clock: { now: () => now } }),
      now,
      today: todayOf(now),
      hasRelativeDays: true,
    });
    // What cannot be taken is left out; a test says that there is nothing of the kind.
    await importOf(transaction).importPlanned(planned ?? (await planDemoContent(now)));
  },
});
