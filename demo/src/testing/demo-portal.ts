import { createTestDatabase } from '@dray/server/platform/database/test-database.ts';
import { openTestPortal } from '@dray/server/testing/portal.ts';
import { loadDemoWorld } from '../load-demo-world.ts';
import { demoPassword } from '../people/demo-password.ts';

export type DemoPortal = Awaited<ReturnType<typeof openDemoPortal>>;

const now = '2026-11-12T09:30:00Z';

/** A whole server with the demo world in it, for tests that are about that world; all others have the small one. */
export async function openDemoPortal({ history = false } = {}) {
  const database = await createTestDatabase();
  await loadDemoWorld(database.url, { now: new Date(now), history });
  const portal = await openTestPortal({ now, database });
  return { ...portal, signIn: (email: string) => portal.signIn(email, demoPassword) };
}
