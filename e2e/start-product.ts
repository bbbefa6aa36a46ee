import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildGallery } from './parts/build-gallery.ts';
import { startDray } from './running-dray.ts';

/** Journeys run against the product as `npm start` runs it, unless DRAY_URL names one that is running already. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const [dray, gallery] = await Promise.all([process.env.DRAY_URL ? undefined : startDray(), buildGallery()]);
  if (dray) process.env.DRAY_URL = dray.address;
  const sessions = mkdtempSync(join(tmpdir(), 'dray-sessions-'));
  process.env.DRAY_SESSIONS = sessions;
  process.env.DRAY_GALLERY = gallery;

  return async () => {
    await dray?.stop();
    for (const folder of [sessions, gallery]) rmSync(folder, { recursive: true, force: true });
  };
}
