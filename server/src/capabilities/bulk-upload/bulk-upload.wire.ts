import { type BulkColumn, bulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { bulkUploadRoutes } from '@dray/contract/bulk-upload/bulk-upload.rest.ts';
import type { Language } from '@dray/contract/languages.ts';
import { isRefusalCode } from '@dray/contract/refusal-codes.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import { bulkFaultText } from '@dray/contract/texts/bulk-upload-text.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { toDecimal } from '#platform/money.ts';
import { cellsNow, type StagedOrder, type StagedRow } from './rules/bulk-upload.model.ts';
import type { Received } from './take-upload.ts';
import type { ShownUpload } from './upload/show-upload.ts';
import { faultToWire, type Wording } from './wire/fault.wire.ts';

type Routes = typeof bulkUploadRoutes;
export type JobOnWire = RestOutput<Routes['getBulkUpload']>;
type HeadOnWire = RestOutput<Routes['listBulkUploads']>['results'][number];
type OrderOnWire = JobOnWire['list'][number];
type ReceivedOnWire = RestOutput<Routes['bulkUploadOrders']>;
export type RowOnWire = RestOutput<Routes['listBulkRows']>['rows'][number];

export function headToWire({ upload, uploadedBy, sameFile }: ShownUpload, language: Language): HeadOnWire {
  const { counts, error } = upload;
  return {
    jobId: upload.id,
    fileName: upload.fileName,
    state: upload.state,
    error: error ? { code: error.code, message: errorText(error, language) } : null,
    encoding: upload.encoding ?? null,
    delimiter: upload.delimiter ?? null,
    columns: upload.columns,
    rows: upload.rowCount,
    checkedRows: upload.state === 'refused' ? 0 : upload.rowCount,
    checkedInMs: upload.checkedInMs ?? null,
    orders: {
      good: counts.good,
      faulty: counts.faulty,
      repeated: counts.repeated,
      sent: counts.waiting + counts.ordered,
      refused: counts.refused,
    },
    sameFileAs: sameFile ? { jobId: sameFile.id, at: sameFile.at.toISOString(), by: sameFile.by } : null,
    uploadedBy,
    uploadedAt: upload.createdAt.toISOString(),
  };
}

const errorText = ({ code, values }: { code: string; values: Record<string, string | number> }, language: Language) =>
  isRefusalCode(code) ? refusalText(code, language, values) : code;

export const orderToWire = (order: StagedOrder, wording: Wording): OrderOnWire => {
  const { verdict } = order;
  return {
    key: order.key,
    customerOrderNumber: verdict.customerOrderNumber,
    shipTo: verdict.shipTo ? { id: verdict.shipTo.id, name: verdict.shipTo.name } : null,
    deliveryDate: verdict.deliveryDate ?? null,
    transportType: verdict.transportType ?? null,
    state: order.state,
    rows: verdict.rows,
    faults: verdict.faults,
    findings: verdict.findings.map((fault) => faultToWire(fault, wording)),
    sameGoods: (verdict.sameGoods ?? []).map((goods) => ({
      sku: goods.sku,
      name: goods.name,
      rows: [...goods.rows],
      choice: goods.choice ?? null,
    })),
    net: verdict.netMinor === undefined ? null : toDecimal(verdict.netMinor),
    currency: verdict.currency ?? null,
    weightKg: verdict.weightKg ?? null,
    pallets: verdict.pallets ?? null,
    orderNumber: order.orderNumber ?? null,
    placedAt: order.placedAt?.toISOString() ?? null,
  };
};

export const receivedToWire = ({ jobId, status, addedUp = [] }: Received, language: Language): ReceivedOnWire => ({
  jobId,
  status,
  ...(addedUp.length > 0
    ? {
        addedUp: addedUp.map(({ order, sku, rows }) => ({
          order,
          sku,
          rows: [...rows],
          message: bulkFaultText('ADDED_UP', language, { order, rows: rows.join(', ') }),
        })),
      }
    : {}),
});

export function rowToWire(row: StagedRow, wording: Wording): RowOnWire {
  const cells = cellsNow(row);
  const { product } = row;
  return {
    row: row.row,
    order: row.orderKey,
    cells: Object.fromEntries(bulkColumns.map((column) => [column, cells[column] ?? ''])) as Record<BulkColumn, string>,
    mended: Object.keys(row.mended) as BulkColumn[],
    product: product
      ? {
          sku: product.sku,
          name: product.name,
          packFormat: product.pack[wording.language] ?? product.pack.en ?? '',
        }
      : null,
    faults: row.faults.map((fault) => faultToWire(fault, wording)),
  };
}
