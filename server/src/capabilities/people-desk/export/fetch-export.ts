import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import type { DataExportDeps } from '../needs/data-export.deps.ts';

/** By the person themselves, once and in time; anybody else's is as little there as one that never was. */
export async function takeExport(
  { exports, audit, clock }: DataExportDeps,
  actor: Actor,
  { id, uid }: { id: string; uid: string },
): Promise<string> {
  const fileKey = await exports.takeFile({ id, uid, now: clock.now() });
  if (!fileKey) throw new Refusal('NOT_FOUND');
  await audit.record(actor, { action: 'data-export-fetched', subject: `account:${uid}`, details: {} });
  return fileKey;
}

const maxFiles = 25;

/** Files whose day is over; a store that does not answer has them removed at the next look. */
export async function forgetExports({ exports, fileStore, clock }: DataExportDeps): Promise<void> {
  const over = await exports.lockOver(clock.now(), maxFiles);
  for (const { fileKey } of over) await fileStore.remove(fileKey);
  await exports.setOver(over.map(({ id }) => id));
}
