import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTestDatabase } from '@dray/server/platform/database/test-database.ts';
import { openFileStore } from '@dray/server/platform/files/files-location.ts';
import { openTestPortal } from '@dray/server/testing/portal.ts';
import { loadDemoWorld } from '../load-demo-world.ts';
import { demoPassword } from '../people/demo-password.ts';

export type DemoPortal = Awaited<ReturnType<typeof openDemoPortal>>;

const now = '2026-11-12T09:30:00Z';

/** A whole server with the demo world in it, for tests that are about that world; all others have the small one. */
export async function openDemoPortal({ history = false } = {}) {
  const [database, folder] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'dray-demo-files-'))]);
  const fileStore = openFileStore({ kind: 'folder', folder, isOwn: true });
  await loadDemoWorld(database.url, { now: new Date(now), fileStore, history });
  const portal = await openTestPortal({ now, database, env: { FILES_URL: pathToFileURL(folder).href } });
  return {
    ...portal,
    signIn: (email: string) => portal.signIn(email, demoPassword),
    close: async () => {
      await portal.close();
      await rm(folder, { recursive: true });
    },
  };
}
