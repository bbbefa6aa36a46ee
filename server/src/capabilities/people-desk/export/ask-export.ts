import { randomUUID } from 'node:crypto';
import { exportLimits } from '@dray/contract/people-desk/personal-data.ts';
import { daysBefore } from '@dray/contract/retention.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import type { DataExportDeps } from '../needs/data-export.deps.ts';

/** One at a time, and a few a day: whoever asks again while one is made gets that one. */
export async function askExport(
  { exports, identity, audit, clock, makeLater }: DataExportDeps,
  actor: Actor,
  { uid, by }: { uid: string; by: string },
): Promise<void> {
  const account = await identity.lockAccount(uid);
  if (!account) throw new Refusal('USER_NOT_FOUND');
  if (account.status !== 'Active') throw new Refusal('USER_NOT_ACTIVE');
  if ((await exports.findLatest(uid))?.state === 'waiting') return;
  const now = clock.now();
  if ((await exports.countSince(uid, daysBefore(now, 1))) >= exportLimits.aDay) throw new Refusal('EXPORTS_USED_UP');

  const id = randomUUID();
  await exports.addExport({ id, uid, by, language: account.locale, askedAt: now });
  await makeLater(id);
  await audit.record(actor, {
    action: 'data-export-asked',
    subject: `account:${uid}`,
    companyId: account.companyId,
    details: {},
  });
}
