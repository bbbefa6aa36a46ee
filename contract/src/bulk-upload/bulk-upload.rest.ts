import { z } from 'zod';
import { holdersOf } from '../guard.ts';
import { limits } from '../limits.ts';
import type { RestRoute } from '../rest-route.ts';
import {
  bulkColumns,
  bulkOrderStates,
  bulkUnits,
  bulkUploadStates,
  bulkViews,
  sameGoodsChoices,
} from './bulk-columns.ts';

const jobId = z.uuid();
const rowNumber = z.coerce
  .number()
  .int()
  .min(1)
  .max(limits.bulkRows + 1);
const column = z.enum(bulkColumns);

/** One thing that is wrong, where it is in the file, and what would mend it. */
const fault = z.object({
  row: z.int().meta({ description: "The file's own row, its heading counted." }),
  column: column.nullable(),
  code: z.string(),
  message: z.string(),
  /** Values that would do, best first; `rows` are those with the same cause, which one press mends together. */
  fixes: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      reason: z
        .string()
        .nullable()
        .meta({ description: 'What it is, or why it is likely: a product, the next delivery day.' }),
      proposed: z.boolean().meta({ description: 'The one that is most likely meant; at most one of a fault.' }),
    }),
  ),
  rows: z.array(z.int()),
});

const row = z.object({
  row: z.int(),
  order: z.string().meta({ description: 'The key of the order that it belongs to.' }),
  /** As written in the file, or as mended since. */
  cells: z.record(column, z.string()),
  mended: z.array(column),
  product: z.object({ sku: z.string(), name: z.string(), packFormat: z.string() }).nullable(),
  faults: z.array(fault),
});

/** An article that stands in several rows of one order: without a choice the order is not sent. */
const sameGoods = z.object({
  sku: z.string(),
  name: z.string(),
  rows: z.array(z.object({ row: z.int(), amount: z.number(), unit: z.enum(bulkUnits) })),
  choice: z.enum(sameGoodsChoices).nullable(),
});

const order = z.object({
  key: z.string(),
  customerOrderNumber: z.string(),
  shipTo: z.object({ id: z.string(), name: z.string() }).nullable(),
  deliveryDate: z.string().nullable(),
  transportType: z.string().nullable(),
  state: z.enum(bulkOrderStates),
  rows: z.int(),
  faults: z.int(),
  /** What speaks against the order as a whole: its load, its day, a missing agreement. */
  findings: z.array(fault),
  sameGoods: z.array(sameGoods),
  net: z.number().nullable(),
  currency: z.string().nullable(),
  weightKg: z.number().nullable(),
  pallets: z.number().nullable(),
  /** The order that was placed of it, or the earlier one that it repeats. */
  orderNumber: z.string().nullable(),
  placedAt: z.string().nullable(),
});

const head = z.object({
  jobId: z.string(),
  fileName: z.string(),
  state: z.enum(bulkUploadStates),
  /** Of the file as a whole, where it could not be read. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  /** Which column of the file holds what: `{shipTo: 'B'}`. */
  columns: z.partialRecord(column, z.string()),
  rows: z.int(),
  checkedRows: z.int(),
  checkedInMs: z.int().nullable(),
  orders: z.object({ good: z.int(), faulty: z.int(), repeated: z.int(), sent: z.int(), refused: z.int() }),
  /** The same bytes were sent before, by somebody of the same company. */
  sameFileAs: z.object({ jobId: z.string(), at: z.string(), by: z.string() }).nullable(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
});

const job = head.extend({
  list: z.array(order),
  /** Stands for everything that the page shows of the orders that would be sent. */
  previewHash: z.string(),
});

export const bulkUploadRoutes = {
  bulkUploadOrders: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/orders/BulkUploadOrdersAsync',
    summary: 'Orders from a file: all of it or nothing. With `step=check` it is only checked and kept to be mended.',
    guard: holdersOf('Catalogue'),
    whileActing: 'refused',
    query: z.object({
      store: z.string().max(40),
      step: z.literal('check').optional(),
      /** The same file was sent before, and is meant to be ordered again. */
      again: z.literal('1').optional(),
    }),
    upload: { field: 'file', maxBytes: limits.bulkBytes, status: 202 },
    response: z.object({
      jobId: z.string(),
      status: z.enum(['received', 'checking']),
      /** Articles that stand in several rows of one order and were added up; absent where there are none. */
      addedUp: z
        .array(z.object({ order: z.string(), sku: z.string(), rows: z.array(z.int()), message: z.string() }))
        .optional(),
    }),
  },
  listBulkUploads: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/orders/bulk',
    summary: "The caller's earlier uploads, newest first.",
    guard: holdersOf('Catalogue'),
    whileActing: 'refused',
    query: z.object({
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
      limit: z.coerce.number().int().min(1).max(limits.pageSize).default(10),
    }),
    response: z.object({ total: z.int(), results: z.array(head) }),
  },
  getBulkUpload: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/orders/bulk/:jobId',
    summary: 'One upload of the caller: how far it is, its orders and what is wrong with each.',
    guard: holdersOf('Catalogue'),
    whileActing: 'refused',
    params: z.object({ jobId }),
    response: job,
  },
  listBulkRows: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/orders/bulk/:jobId/rows',
    summary: 'Rows of an upload in the order of the file, with their faults.',
    guard: holdersOf('Catalogue'),
    whileActing: 'refused',
    params: z.object({ jobId }),
    query: z.object({
      view: z.enum(bulkViews).default('all'),
      /** Of one order only. */
      order: z.string().max(80).optional(),
      offset: z.coerce.number().int().min(0).max(limits.bulkRows).default(0),
      limit: z.coerce.number().int().min(1).max(500).default(200),
    }),
    response: z.object({ total: z.int(), rows: z.array(row) }),
  },
  mendBulkRow: {
    base: 'api',
    method: 'PATCH',
    repeatable: 'by nature',
    path: '/orders/bulk/:jobId/rows/:row',
    summary: 'Writes other values into a row, and into others with the same cause; both are judged anew at once.',
    guard: holdersOf('Catalogue'),
    whileActing: 'refused',
    params: z.object({ jobId, row: rowNumber }),
    body: z.object({
      cells: z.partialRecord(column, z.string().max(200)),
      alsoRows: z
        .array(
          z
            .int()
            .min(1)
            .max(limits.bulkRows + 1),
        )
        .max(limits.bulkRows)
        .default([]),
    }),
    response: z.object({ rows: z.array(row), job }),
  },
  chooseSameGoods: {
    base: 'api',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/orders/bulk/:jobId/same-goods',
    summary: 'Says of articles that stand in several rows of one order whether they add up or the last row counts.',
    guard: holdersOf('Catalogue'),
    whileActing: 'refused',
    params: z.object({ jobId }),
    body: z.object({
      choice: z.enum(sameGoodsChoices),
      goods: z
        .array(z.object({ order: z.string().max(80), sku: z.string().max(40) }))
        .min(1)
        .max(limits.bulkRows),
    }),
    response: z.object({ rows: z.array(row), job }),
  },
  sendBulkUpload: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/orders/bulk/:jobId/send',
    summary: 'Orders what is chosen, each once; a changed price or rule since the check refuses with CART_CHANGED.',
    guard: holdersOf('Catalogue'),
    whileActing: 'refused',
    params: z.object({ jobId }),
    body: z.object({
      orders: z.array(z.string().max(80)).min(1).max(limits.bulkRows),
      /** Those that repeat an earlier order, and are meant to be ordered again. */
      again: z.array(z.string().max(80)).max(limits.bulkRows).default([]),
      previewHash: z.string().max(100),
    }),
    response: job,
  },
  dropBulkUpload: {
    base: 'api',
    method: 'DELETE',
    repeatable: 'by nature',
    path: '/orders/bulk/:jobId',
    summary: 'Forgets an upload of which nothing was sent, or stops its check.',
    guard: holdersOf('Catalogue'),
    whileActing: 'refused',
    params: z.object({ jobId }),
    response: z.object({ jobId: z.string() }),
  },
  getBulkFaultFile: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/orders/bulk/:jobId/faulty-rows.csv',
    summary: 'The rows that were not ordered, as they were written, each with what is wrong with it.',
    guard: holdersOf('Catalogue'),
    whileActing: 'refused',
    params: z.object({ jobId }),
    file: { byLink: true },
  },
  getBulkTemplate: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/orders/bulk/template/:format',
    summary: "An example of a file for one of the caller's places, in his language and with goods that he can order.",
    guard: holdersOf('Catalogue'),
    whileActing: 'refused',
    params: z.object({ format: z.enum(['csv', 'xlsx']) }),
    query: z.object({ store: z.string().max(40).optional() }),
    file: { byLink: true },
  },
  readOrderLines: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/orders/bulk/lines',
    summary: 'Reads codes and amounts out of a file, for the cart; nothing is kept and nothing is ordered.',
    guard: holdersOf('Catalogue'),
    whileActing: 'allowed',
    query: z.object({ store: z.string().max(40) }),
    upload: { field: 'file', maxBytes: limits.bulkBytes },
    response: z.object({
      rows: z.int(),
      lines: z.array(z.object({ row: z.int(), code: z.string(), amount: z.string(), unit: z.string() })),
    }),
  },
} as const satisfies Record<string, RestRoute>;
