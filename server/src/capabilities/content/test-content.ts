import { openFiles } from '#capabilities/files/index.ts';
import { openDatabase } from '#platform/database/connection.ts';
import { openFileStore, ownFilesFolder } from '#platform/files/files-location.ts';
import type { FolderTree } from '#platform/files/folder-tree.ts';
import { createLogger } from '#platform/logger.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { contentImportStore } from './import/content-import.store.ts';
import { importContent, previewContent } from './import/import-content.ts';

export type WrittenFiles = Readonly<Record<string, string | Buffer>>;

export const treeOf = (written: WrittenFiles): FolderTree =>
  new Map(
    Object.entries(written).map(([path, content]) => {
      const bytes = Buffer.from(content as string);
      return [path, { size: bytes.length, read: async () => bytes }];
    }),
  );

/** JSON is YAML, too. */
export const facts = (front: object, markdown = ''): string => `---\n${JSON.stringify(front)}\n---\n${markdown}`;

export const aPdf = (text: string): Buffer => Buffer.from(`%PDF-1.4\n% ${text}\n`);

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A picture of one pixel; what follows it nobody draws. */
export const aPng = (text = ''): Buffer => Buffer.concat([Buffer.from(pixel, 'base64'), Buffer.from(text)]);

/** Does with a folder what the operator's command does. */
export async function withImport<T>(
  portal: Pick<TestPortal, 'databaseUrl' | 'dataDir' | 'clock'>,
  work: (deps: Parameters<typeof importContent>[0]) => Promise<T>,
): Promise<T> {
  const database = openDatabase(portal.databaseUrl, createLogger('error'));
  const now = portal.clock.now();
  try {
    return await database.write((transaction) =>
      work({
        items: contentImportStore(transaction),
        files: openFiles({ store: openFileStore(ownFilesFolder(portal.dataDir)), clock: portal.clock })(transaction),
        now,
        today: now.toISOString().slice(0, 10),
      }),
    );
  } finally {
    await database.close();
  }
}

export const take = (portal: Parameters<typeof withImport>[0], written: WrittenFiles) =>
  withImport(portal, (deps) => importContent(deps, treeOf(written)));

export const preview = (portal: Parameters<typeof withImport>[0], written: WrittenFiles) =>
  withImport(portal, (deps) => previewContent(deps, treeOf(written)));
