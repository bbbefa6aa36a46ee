import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { Finding } from '#capabilities/cart/index.ts';
import type { Goods } from '#capabilities/catalogue/index.ts';
import { type Fault, type Fix, proposed } from '../rules/bulk-upload.model.ts';
import type { OrderDraft } from './order-draft.model.ts';
import { fixByProduct, type OrderLines } from './order-lines.model.ts';

type Judged = { draft: OrderDraft; lines: OrderLines; goods: Goods };

/** Where the cart's own names for its fields are in a file. */
const columnOfPath: Readonly<Record<string, BulkColumn>> = {
  ship_to_id: 'shipTo',
  delivery_date: 'deliveryDate',
  delivery_method: 'transportType',
  customer_order_number: 'customerOrderNumber',
  note_for_driver: 'note',
};

const amountCodes: ReadonlySet<string> = new Set([
  'QUANTITY_INVALID',
  'QUANTITY_NOT_WHOLE',
  'QUANTITY_TOO_LARGE',
  'NOT_WHOLE_LAYERS',
  'NOT_WHOLE_PALLETS',
  'BUNDLE_BELOW_MINIMUM',
  'BUNDLE_LIMIT',
]);

/** What the rules of placing say, at the rows and columns that would have to change. What fits none is about the whole order. */
export function faultsOfObstacles(obstacles: readonly Finding[], judged: Judged): { rows: Fault[]; order: Fault[] } {
  const faulty = new Set([...judged.draft.faults, ...judged.lines.faults].map(({ column }) => column));
  const isIncomplete = judged.lines.faults.length > 0;
  const rows: Fault[] = [];
  const order: Fault[] = [];
  for (const obstacle of obstacles) {
    const [field = '', id = ''] = obstacle.path ?? [];
    const column = columnOfPath[field];
    if (field === 'items' && id !== '') rows.push(...lineFaults(obstacle, id, judged));
    // A cell that could not be read is reported as such, not as one that is empty.
    else if (column) rows.push(...(faulty.has(column) ? [] : cellFaults(obstacle, column, judged.draft)));
    // Load and value are those of all its rows.
    else if (!(isIncomplete && (field === '' || field === 'items'))) order.push(orderFault(obstacle, judged.draft));
  }
  return { rows, order };
}

function lineFaults(finding: Finding, lineId: string, { lines, goods }: Judged): Fault[] {
  const column = amountCodes.has(finding.code) ? 'amount' : 'code';
  const substitute = goods.findProduct(lineId)?.substituteSku;
  const fixes =
    column === 'code' && substitute && goods.isOffered(substitute)
      ? [proposed({ ...fixByProduct(goods)(substitute), why: { code: 'REPLACES' } })]
      : [];
  return (lines.rowsOf.get(lineId) ?? []).map(({ row, code, amount }) => ({
    row,
    column,
    finding,
    fixes,
    cause: [column, finding.code, column === 'code' ? code : amount.text].join('|'),
  }));
}

/** At every row of the order: they all say it. */
function cellFaults(finding: Finding, column: BulkColumn, draft: OrderDraft): Fault[] {
  const fixes = fixesOf(finding);
  const said = { deliveryDate: draft.day, customerOrderNumber: draft.number }[column as string];
  const cause = [column, finding.code, said ?? '', draft.shipTo?.id ?? ''].join('|');
  return draft.rows.map(({ row }) => ({ row, column, finding, fixes, cause }));
}

/** The next open day, where the rule names one. */
function fixesOf({ then }: Finding): Fix[] {
  const date = then?.values?.date;
  return typeof date === 'object' && 'day' in date
    ? [proposed({ value: date.day, isDay: true, why: { code: 'NEXT_DELIVERY' } })]
    : [];
}

const orderFault = (finding: Finding, { key, rows }: OrderDraft): Fault => ({
  row: rows[0]?.row ?? 0,
  column: undefined,
  finding,
  fixes: [],
  cause: ['order', finding.code, key].join('|'),
});
