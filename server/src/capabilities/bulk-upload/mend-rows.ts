import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import { judgeOrders } from './judging/judge-orders.ts';
import { readRow } from './judging/read-row.model.ts';
import { choicesIn } from './judging/same-goods.model.ts';
import type { BulkUploadDeps } from './needs/bulk-upload.deps.ts';
import type { Cells, StagedOrder, StagedRow } from './rules/bulk-upload.model.ts';
import { writeByParts } from './upload/write-by-parts.ts';

export type Mending = { row: number; alsoRows: readonly number[]; cells: Cells };

/**
 * Writes other values into rows. Only the orders that they leave and come into are judged anew: the others cannot have
 * changed by it. Answers with all their rows: what is said of one may follow from another.
 */
export async function mendRows(
  { uploads, orders, ...deps }: BulkUploadDeps,
  request: Request,
  id: string,
  { row, alsoRows, cells }: Mending,
): Promise<readonly number[]> {
  const upload = await uploads.lockUpload(request.caller.uid, id);
  if (!upload || upload.state === 'dropped') throw new Refusal('UPLOAD_NOT_FOUND');
  const numbers = new Set([row, ...alsoRows]);
  const found = await orders.findRows(id, [...numbers]);
  if (!found.some((each) => each.row === row)) throw new Refusal('NOT_FOUND');

  const mended = found.map((each) => ({ ...each, mended: mendedCells(each, cells) }));
  const keys = new Set([...found.map(({ orderKey }) => orderKey), ...mended.map((each) => readRow(each).orderKey)]);
  const staged = await orders.listOrders(id);
  refuseSent(staged, keys);
  const others = (await orders.listRowsOfOrders(id, [...keys])).filter((each) => !numbers.has(each.row));
  const all = [...others, ...mended].sort((a, b) => a.row - b.row);
  const judged = await judgeOrders(deps, request, { rows: all, country: upload.country, choiceOf: choicesIn(staged) });
  const cellsOf = new Map(all.map((each) => [each.row, each.mended]));
  const saved = judged.rows.map((each) => ({ ...each, mended: cellsOf.get(each.row) ?? {} }));
  await writeByParts(saved, (part) => orders.saveRows(id, part));
  await writeByParts(judged.orders, (part) => orders.saveOrders(id, part));
  await orders.removeEmptyOrders(id);
  return judged.rows.map((each) => each.row);
}

/** A value as it was written is no longer a mended one. */
function mendedCells({ cells: written, mended }: StagedRow, cells: Cells): Cells {
  const all = { ...mended, ...wellFormed(cells) };
  return Object.fromEntries(
    Object.entries(all).filter(([column, value]) => value !== (written[column as keyof Cells] ?? '')),
  );
}

/** Half of a letter cannot be stored. */
const wellFormed = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([column, value]) => [column, value.toWellFormed()]));

/** What waits or was ordered is not changed any more. */
export function refuseSent(all: readonly StagedOrder[], keys: ReadonlySet<string>): void {
  const isSent = all.some(({ key, state }) => keys.has(key) && (state === 'waiting' || state === 'ordered'));
  if (isSent) throw new Refusal('UPLOAD_SENT');
}
