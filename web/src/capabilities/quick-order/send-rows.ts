import type { QuickGoods } from './goods/find-goods.ts';
import type { QuickOrderSlots, SentLine, WantedGoods } from './goods/quick-order-slots.ts';
import { judgeRow } from './judged-row.ts';
import { isToSend, type PadRow, type RowResult } from './rows/pad-rows.ts';

type FindGoods = (code: string) => Promise<QuickGoods | null>;

/** Sends every row that can be sent in one call and gives each its result; the others keep theirs, none is lost (K2). */
export async function sendRows(
  rows: readonly PadRow[],
  find: FindGoods,
  send: QuickOrderSlots['send'],
): Promise<readonly PadRow[]> {
  const judged = await Promise.all(rows.filter(isToSend).map((row) => judge(row, find)));
  const ready = judged.flatMap((each) => ('wanted' in each ? [each] : []));
  const sent = ready.length > 0 ? await send(ready.map(({ wanted }) => wanted)) : [];
  const results = new Map<number, RowResult>(
    judged.flatMap((each) => ('result' in each ? [[each.id, each.result]] : [])),
  );
  for (const [nth, { id, wanted }] of ready.entries()) {
    const line = sent[nth];
    if (line) results.set(id, resultOf(line, wanted.goods));
  }
  return rows.map((row) => {
    const result = results.get(row.id);
    return result ? { ...row, result } : row;
  });
}

type Judged = { id: number; wanted: WantedGoods } | { id: number; result: RowResult };

async function judge(row: PadRow, find: FindGoods): Promise<Judged> {
  const goods = await find(row.code.trim());
  const judged = judgeRow(row, goods);
  if (goods && judged.kind === 'good') return { id: row.id, wanted: { goods, amount: judged.amount } };
  if (judged.kind === 'refused' || judged.kind === 'wrongAmount') return { id: row.id, result: judged };
  return { id: row.id, result: { kind: 'unknown' } };
}

function resultOf({ status, quantity_total: packs, message }: SentLine, goods: QuickGoods): RowResult {
  if (status === 'refused') return { kind: 'refused', message: message ?? '' };
  return {
    kind: status === 'lowered' ? 'lowered' : 'added',
    packs,
    packFormat: goods.pack_format,
    name: goods.name,
    message: message ?? undefined,
  };
}
