import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtpCatcher } from '@dray/server/testing/smtp-catcher.ts';
import { buildGallery } from './parts/build-gallery.ts';
import { startDray } from './running-dray.ts';

/**
 * Journeys run against the product as `npm start` runs it, with a mail server beside it, unless DRAY_URL names one that is
 * running already; then DRAY_DATA is its data folder.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const mails = mkdtempSync(join(tmpdir(), 'dray-mails-'));
  const smtp = process.env.DRAY_URL ? undefined : await startSmtpCatcher(mails);
  const [dray, gallery] = await Promise.all([smtp && startDray({ SMTP_URL: smtp.url }), buildGallery()]);
  if (dray) {
    process.env.DRAY_URL = dray.address;
    process.env.DRAY_DATA = dray.dataDir;
  }
  process.env.DRAY_MAILS = dray ? mails : join(process.env.DRAY_DATA ?? '', 'mail');
  const sessions = mkdtempSync(join(tmpdir(), 'dray-sessions-'));
  process.env.DRAY_SESSIONS = sessions;
  process.env.DRAY_GALLERY = gallery;

  return async () => {
    await dray?.stop();
    await smtp?.stop();
    for (const folder of [sessions, gallery, mails]) rmSync(folder, { recursive: true, force: true });
  };
}
