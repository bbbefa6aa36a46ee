import type { SameGoodsChoice } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import { judgeOrders } from './judging/judge-orders.ts';
import { type ChoiceOf, choicesIn } from './judging/same-goods.model.ts';
import { refuseSent } from './mend-rows.ts';
import type { BulkUploadDeps } from './needs/bulk-upload.deps.ts';
import { writeByParts } from './upload/write-by-parts.ts';

export type Choosing = { choice: SameGoodsChoice; goods: readonly { order: string; sku: string }[] };

/** Writes down what shall become of articles that stand in several rows; answers with all rows of their orders. */
export async function chooseSameGoods(
  { uploads, orders, ...deps }: BulkUploadDeps,
  request: Request,
  id: string,
  { choice, goods }: Choosing,
): Promise<readonly number[]> {
  const upload = await uploads.lockUpload(request.caller.uid, id);
  if (!upload || upload.state === 'dropped') throw new Refusal('UPLOAD_NOT_FOUND');
  const keys = new Set(goods.map(({ order }) => order));
  const staged = await orders.listOrders(id);
  if ([...keys].some((key) => !staged.some((order) => order.key === key))) throw new Refusal('NOT_FOUND');
  refuseSent(staged, keys);

  const before = choicesIn(staged);
  const isMeant = new Set(goods.map(({ order, sku }) => keyOf(order, sku)));
  const choiceOf: ChoiceOf = (order, sku, rows) => (isMeant.has(keyOf(order, sku)) ? choice : before(order, sku, rows));
  const rows = await orders.listRowsOfOrders(id, [...keys]);
  const judged = await judgeOrders(deps, request, { rows, country: upload.country, choiceOf });
  const mendedOf = new Map(rows.map((each) => [each.row, each.mended]));
  const saved = judged.rows.map((each) => ({ ...each, mended: mendedOf.get(each.row) ?? {} }));
  await writeByParts(saved, (part) => orders.saveRows(id, part));
  await writeByParts(judged.orders, (part) => orders.saveOrders(id, part));
  return judged.rows.map(({ row }) => row);
}

const keyOf = (order: string, sku: string): string => JSON.stringify([order, sku]);
