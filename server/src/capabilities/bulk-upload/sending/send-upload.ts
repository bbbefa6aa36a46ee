import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import { judgeOrders } from '../judging/judge-orders.ts';
import { choicesIn } from '../judging/same-goods.model.ts';
import type { BulkUploadDeps } from '../needs/bulk-upload.deps.ts';
import type { StagedOrder } from '../rules/bulk-upload.model.ts';
import { previewHashOf } from '../upload/show-upload.ts';
import { writeByParts } from '../upload/write-by-parts.ts';

export type Sending = { orders: readonly string[]; again: readonly string[]; previewHash: string };

const isSent = ({ state }: StagedOrder): boolean => state === 'waiting' || state === 'ordered';

/** Everything that was not sent yet, by the prices and rules of this moment. */
export async function judgeAnew(deps: BulkUploadDeps, request: Request, id: string): Promise<void> {
  const { uploads, orders } = deps;
  const upload = await uploads.lockUpload(request.caller.uid, id);
  if (!upload || upload.state === 'dropped') throw new Refusal('UPLOAD_NOT_FOUND');
  const open = (await orders.listOrders(id)).filter((order) => !isSent(order));
  const rows = await orders.listRowsOfOrders(
    id,
    open.map(({ key }) => key),
  );
  const judged = await judgeOrders(deps, request, { rows, country: upload.country, choiceOf: choicesIn(open) });
  const mended = new Map(rows.map((each) => [each.row, each.mended]));
  const saved = judged.rows.map((each) => ({ ...each, mended: mended.get(each.row) ?? {} }));
  await writeByParts(saved, (part) => orders.saveRows(id, part));
  await writeByParts(judged.orders, (part) => orders.saveOrders(id, part));
}

/**
 * After `judgeAnew`: lets the chosen orders wait to be placed, with the job that does it. `changed` where what would be
 * sent is not what was shown; then nothing waits. Asked twice, the second finds all of them sent.
 */
export async function sendUpload(
  { uploads, orders, clock }: BulkUploadDeps,
  request: Request,
  id: string,
  { orders: chosen, again, previewHash }: Sending,
): Promise<'sent' | 'changed'> {
  const upload = await uploads.lockUpload(request.caller.uid, id);
  if (!upload) throw new Refusal('UPLOAD_NOT_FOUND');
  const all = await orders.listOrders(id);
  const wanted = all.filter(({ key }) => chosen.includes(key));
  if (wanted.length > 0 && wanted.every(isSent)) return 'sent';
  const maySend = ({ key, state }: StagedOrder) => state === 'good' || (state === 'repeated' && again.includes(key));
  const isKnown = wanted.length === new Set(chosen).size && wanted.every(maySend);
  if (!isKnown || previewHashOf(all) !== previewHash) return 'changed';

  await orders.setWaiting(id, chosen, again);
  await uploads.setSending(id, clock.now());
  return 'sent';
}
