import type { BulkOrderState, BulkView } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { BulkUploadDeps } from './needs/bulk-upload.deps.ts';
import type { Fault, StagedRow } from './rules/bulk-upload.model.ts';
import { getUpload } from './upload/show-upload.ts';

type Asked = { view: BulkView; orderKey: string | undefined; offset: number; limit: number };

const statesOf: Readonly<Record<BulkView, readonly BulkOrderState[] | undefined>> = {
  all: undefined,
  faulty: ['faulty', 'refused'],
  good: ['good', 'waiting', 'ordered'],
  repeated: ['repeated'],
};

export async function listRows(
  deps: BulkUploadDeps,
  uid: string,
  id: string,
  { view, orderKey, offset, limit }: Asked,
): Promise<{ total: number; rows: readonly StagedRow[]; faults: readonly Fault[] }> {
  await getUpload(deps, uid, id);
  const [{ total, rows }, faulty] = await Promise.all([
    deps.orders.listRows(id, { states: statesOf[view], orderKey }, { offset, limit }),
    deps.orders.listFaults(id),
  ]);
  return { total, rows, faults: faulty.flatMap(({ faults }) => faults) };
}
