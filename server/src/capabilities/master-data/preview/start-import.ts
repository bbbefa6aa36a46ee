import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { Refusal } from '#platform/refusal.ts';
import { refuseOwnedByErp } from '../delta/owners.ts';
import type { Importing, Markets, MasterDataDeps } from '../needs/master-data.deps.ts';
import { FileRefused } from '../reading/file-refused.ts';
import { findParts } from '../reading/import-parts.ts';

export type SentFile = {
  id: string;
  name: string;
  bytes: Uint8Array;
  kind: MasterKindName | undefined;
  isFull: boolean;
};

/** Keeps a file with the job that reads it; which kinds it holds is known at once. */
export async function startImport(
  deps: MasterDataDeps,
  { caller, actor, markets }: Importing & { markets: Markets },
  { id, name, bytes, kind, isFull }: SentFile,
): Promise<void> {
  if (bytes.length === 0) throw new Refusal('FILE_EMPTY');
  const kinds = kindsOf(bytes, kind);
  for (const each of kinds) {
    if (!deps.kinds[each]) throw new Refusal('MASTER_KIND_UNKNOWN', { kind: each });
    await refuseOwnedByErp(deps, each, isFull);
  }
  const file = deps.files.keepImport({ id, name, bytes });
  await deps.files.addFiles([file]);
  const requestedAt = deps.clock.now();
  const run = { id, kinds, fileName: name, fileKey: file.key, isFull, markets, requestedBy: caller.uid, requestedAt };
  if ((await deps.runs.addRun(run)) === 'busy') throw new Refusal('IMPORT_BUSY');
  await deps.runs.addJob('read-import', id);
  await deps.audit.record(actor, {
    action: 'import-started',
    subject: `import:${id}`,
    details: { kinds: kinds.join(' '), full: isFull },
    companyId: undefined,
  });
}

function kindsOf(bytes: Uint8Array, kind: MasterKindName | undefined): MasterKindName[] {
  try {
    return findParts(bytes, kind).map((part) => part.kind);
  } catch (error) {
    throw error instanceof FileRefused ? new Refusal(error.code, error.values) : error;
  }
}
