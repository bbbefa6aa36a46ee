import { createHash } from 'node:crypto';
import type { Fault, OrderVerdict } from '@dray/server/capabilities/bulk-upload/index.ts';
import type { Tables } from '@dray/server/platform/database/tables.generated.ts';
import { parseMinor } from '@dray/server/platform/money.ts';
import type { Insertable } from 'kysely';
import { stableId } from '../history/stable-id.ts';
import type { Country } from '../markets/demo-countries.ts';
import type { PastOrder } from './past-files.ts';

type Rows = {
  uploads: Insertable<Tables['bulk_upload']>[];
  orders: Insertable<Tables['bulk_upload_order']>[];
  rows: Insertable<Tables['bulk_upload_row']>[];
};

const columns = {
  customerOrderNumber: 'A',
  shipTo: 'B',
  deliveryDate: 'C',
  code: 'D',
  amount: 'E',
  unit: 'F',
};
const heading = ['Číslo objednávky', 'Místo dodání', 'Datum dodání', 'Kód zboží', 'Množství', 'Jednotka'];
const minuteMs = 60_000;

/** One file that was sent whole, one of which an order was left, and one that was none. */
export function uploadRows([whole, partly]: readonly (readonly PastOrder[])[]): Rows {
  if (!whole?.[0] || !partly?.[0]) return { uploads: [], orders: [], rows: [] };
  const sent = fileRows('objednavky-46.xlsx', whole, undefined);
  const left = fileRows('letaky-listopad.csv', partly, partly[0]);
  const refused = refusedUpload(partly[0]);
  return {
    uploads: [...sent.uploads, ...left.uploads, refused],
    orders: [...sent.orders, ...left.orders],
    rows: [...sent.rows, ...left.rows],
  };
}

function fileRows(fileName: string, placed: readonly PastOrder[], leftLike: PastOrder | undefined): Rows {
  const [first] = placed;
  if (!first) return { uploads: [], orders: [], rows: [] };
  const id = stableId('bulk-upload', fileName);
  let row = 1;
  const rows: Rows['rows'] = [];
  const orders = placed.map((order) => {
    const position = row + 1;
    for (const line of order.lines) {
      row += 1;
      rows.push(rowOf(id, row, order, line));
    }
    return orderRow(id, position, order);
  });
  if (leftLike) {
    row += 1;
    orders.push(leftOrder(id, row, leftLike));
    rows.push(leftRow(id, row, leftLike));
  }
  const createdAt = new Date(Math.min(...placed.map(({ placed_at }) => placed_at.getTime())) - minuteMs);
  const upload = {
    ...uploadOf(id, fileName, first, createdAt),
    state: 'done',
    row_count: rows.length,
    checked_in_ms: null,
  };
  return { uploads: [{ ...upload, sent_at: createdAt, sendings: 1 }], orders, rows };
}

const uploadOf = (id: string, fileName: string, { uid, company_id, country }: PastOrder, createdAt: Date) => ({
  id,
  uid,
  company_id,
  country,
  file_name: fileName,
  digest: createHash('sha256').update(id).digest('hex'),
  columns: JSON.stringify(columns),
  heading: JSON.stringify(heading),
  ...(fileName.endsWith('.csv') ? { encoding: 'Windows-1250', delimiter: ';' } : {}),
  created_at: createdAt,
});

/** A day before, somebody saved it as something else. */
const refusedUpload = (order: PastOrder): Insertable<Tables['bulk_upload']> => ({
  ...uploadOf(
    stableId('bulk-upload', 'Sešit1.xlsx'),
    'Sešit1.xlsx',
    order,
    new Date(order.placed_at.getTime() - 24 * 60 * minuteMs),
  ),
  columns: '{}',
  heading: null,
  state: 'refused',
  error_code: 'FILE_KIND_UNKNOWN',
});

const orderRow = (id: string, position: number, order: PastOrder): Rows['orders'][number] => ({
  upload_id: id,
  key: order.customer_order_number,
  position,
  state: 'ordered',
  verdict: JSON.stringify(verdictOf(order, { rows: order.lines.length, faults: 0, findings: [] })),
  order_number: order.order_number,
  placed_at: order.placed_at,
});

const leftNumber = (order: PastOrder): string => `${order.customer_order_number}/2`;

/** An amount in words, which nobody has mended since. */
const leftOrder = (id: string, row: number, order: PastOrder): Rows['orders'][number] => {
  const verdict = verdictOf(order, { rows: 1, faults: 1, findings: [] });
  return {
    upload_id: id,
    key: leftNumber(order),
    position: row,
    state: 'faulty',
    verdict: JSON.stringify({ ...verdict, customerOrderNumber: leftNumber(order) }),
  };
};

const leftRow = (id: string, row: number, order: PastOrder): Rows['rows'][number] => {
  const fault: Fault = {
    row,
    column: 'amount',
    finding: { code: 'QUANTITY_INVALID' },
    fixes: [],
    cause: 'amount|QUANTITY_INVALID|dle dohody',
  };
  const [line] = order.lines;
  const written = [leftNumber(order), order.ship_to_id, order.delivery_date, line?.sku ?? '', 'dle dohody', 'paleta'];
  return { ...writtenRow(id, row, written), order_key: leftNumber(order), faults: JSON.stringify([fault]) };
};

function rowOf(id: string, row: number, order: PastOrder, line: PastOrder['lines'][number]): Rows['rows'][number] {
  const [amount, unit] =
    line.pallets > 0 ? [line.pallets, 'paleta'] : line.layers > 0 ? [line.layers, 'vrstva'] : [line.quantity, 'balení'];
  const { customer_order_number: number, ship_to_id: shipTo, delivery_date: day } = order;
  return {
    ...writtenRow(id, row, [number, shipTo, day, line.sku, String(amount), unit]),
    order_key: number,
    product: JSON.stringify({ sku: line.sku, name: line.name, pack: { en: line.pack_format } }),
  };
}

const writtenRow = (id: string, row: number, written: readonly string[]) => ({
  upload_id: id,
  row,
  written: JSON.stringify(written),
  cells: JSON.stringify(
    Object.fromEntries(Object.keys(columns).map((column, position) => [column, written[position] ?? ''])),
  ),
});

const verdictOf = (order: PastOrder, found: Pick<OrderVerdict, 'rows' | 'faults' | 'findings'>): OrderVerdict => ({
  customerOrderNumber: order.customer_order_number,
  shipTo: {
    id: order.ship_to_id,
    name: order.ship_to_name,
    companyId: order.company_id,
    country: order.country as Country,
  },
  deliveryDate: order.delivery_date,
  transportType: order.transport_type,
  netMinor: parseMinor(order.net_total),
  currency: order.currency,
  weightKg: Number(order.weight_kg),
  pallets: Number(order.pallets),
  ...found,
});
