import { bulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { bulkUploadRoutes as contract } from '@dray/contract/bulk-upload/bulk-upload.rest.ts';
import { type Country, countryOfStore } from '@dray/contract/markets.ts';
import { bulkWord } from '@dray/contract/texts/bulk-upload-text.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import { headToWire, type JobOnWire, orderToWire, receivedToWire, rowToWire } from './bulk-upload.wire.ts';
import { faultsOfWhole } from './judging/faults-of-whole.model.ts';
import { rowsIn } from './judging/same-goods.model.ts';
import type { Fault } from './rules/bulk-upload.model.ts';
import { type Received, refuseSentBefore, type Taken, type Taking, takeUpload } from './take-upload.ts';
import type { ShownJob } from './upload/show-upload.ts';
import { faultToWire, rowsByCause, type Wording } from './wire/fault.wire.ts';

const maxFaultsNamed = 1_000;

export function bulkUploadRoutes(taking: Taking): RestHandlers<typeof contract> {
  const { bulkOf } = taking;
  return {
    async bulkUploadOrders(request, { query, body }) {
      const country = marketOf(query.store);
      const isCheck = query.step === 'check';
      // Before a file is read, and before it is found to have been sent already: by this very call.
      const before = await request.findOutcome<Received>();
      if (before) return receivedToWire(before.value, request.language);
      if (!isCheck && query.again !== '1') await refuseSentBefore(taking, request, body.bytes);
      const taken = await takeUpload(taking, request, { ...body, country, isCheck });
      if (isCheck) return receivedToWire(taken.answer, request.language);
      return receivedToWire(await sendWhole(taking, request, taken, query.again === '1'), request.language);
    },
    listBulkUploads: (request, { query }) =>
      request.read(async (transaction) => {
        const { total, uploads } = await bulkOf(transaction).listUploads(request.caller.uid, query);
        return { total, results: uploads.map((upload) => headToWire(upload, request.language)) };
      }),
    getBulkUpload: (request, { params }) => readJob(taking, request, params.jobId),
    listBulkRows: (request, { params, query }) =>
      request.read(async (transaction) => {
        const door = bulkOf(transaction);
        const { view, order: orderKey, offset, limit } = query;
        const found = await door.listRows(request.caller.uid, params.jobId, { view, orderKey, offset, limit });
        const wording = wordingOf(taking, request, found.faults);
        return { total: found.total, rows: found.rows.map((row) => rowToWire(row, wording)) };
      }),
    async mendBulkRow(request, { params, body }) {
      const { jobId, row } = params;
      const numbers = await request.write((transaction) =>
        bulkOf(transaction).mendRows(request, jobId, { row, alsoRows: body.alsoRows, cells: body.cells }),
      );
      return readChanged(taking, request, { jobId, numbers });
    },
    async chooseSameGoods(request, { params: { jobId }, body }) {
      const numbers = await request.write((transaction) => bulkOf(transaction).chooseSameGoods(request, jobId, body));
      return readChanged(taking, request, { jobId, numbers });
    },
    async sendBulkUpload(request, { params, body }) {
      const { jobId } = params;
      await request.write((transaction) => bulkOf(transaction).judgeAnew(request, jobId));
      const outcome = await request.write((transaction) => bulkOf(transaction).sendUpload(request, jobId, body));
      const job = await readJob(taking, request, jobId);
      if (outcome === 'changed') throw new Refusal('CART_CHANGED', {}, undefined, { job });
      return job;
    },
    async dropBulkUpload(request, { params }) {
      await request.write((transaction) => bulkOf(transaction).dropUpload(request.caller.uid, params.jobId));
      return { jobId: params.jobId };
    },
    ...fileRoutes(taking),
  };
}

type FileRouteName = 'getBulkFaultFile' | 'getBulkTemplate' | 'readOrderLines';

/** Files that are written, and one that is only read. */
function fileRoutes(taking: Taking): Pick<RestHandlers<typeof contract>, FileRouteName> {
  const { bulkOf } = taking;
  return {
    getBulkFaultFile: (request, { params }) =>
      request.read((transaction) =>
        bulkOf(transaction).writeFaultFile(request.caller.uid, params.jobId, wordingOf(taking, request, [])),
      ),
    getBulkTemplate: (request, { params, query }) =>
      request.read((transaction) =>
        bulkOf(transaction).writeTemplate(request, {
          format: params.format,
          country: query.store === undefined ? undefined : marketOf(query.store),
        }),
      ),
    async readOrderLines(request, { query, body }) {
      marketOf(query.store);
      const { rows } = await taking.reader.read(request.caller.uid, body.bytes, lineColumns, ['code']);
      return {
        rows: rows.length,
        lines: rows.map(({ row, cells }) => ({
          row,
          code: cells.code ?? '',
          amount: cells.amount ?? '',
          unit: cells.unit ?? '',
        })),
      };
    },
  };
}

/** What a file for the cart holds where it has no heading. */
const lineColumns = bulkColumns.filter((column) => column === 'code' || column === 'amount' || column === 'unit');

function marketOf(store: string): Country {
  const country = countryOfStore(store);
  if (!country) throw new Refusal('MALFORMED_REQUEST');
  return country;
}

/** Whole or nothing: one fault anywhere, and nothing is ordered (T152). */
async function sendWhole(
  taking: Taking,
  request: Request,
  { upload, judged }: Taken,
  isAgain: boolean,
): Promise<Received> {
  const faults = faultsOfWhole(judged, isAgain);
  if (faults.length === 0)
    return request.changeOnce<Received, Received>({
      make: async (transaction) => {
        await taking.bulkOf(transaction).sendAll(upload.id, judged.orders);
        const answer = { jobId: upload.id, status: 'received', addedUp: addedUpIn(judged) } as const;
        return { answer, outcome: answer };
      },
      repeat: async (_transaction, outcome) => outcome,
    });
  await request.write((transaction) => taking.bulkOf(transaction).refuseWhole(upload.id));
  throw fileError(wordingOf(taking, request, faults), faults);
}

const fileError = (wording: Wording, faults: readonly Fault[]): Refusal =>
  new Refusal('FILE_ERROR', {}, undefined, {
    title: bulkWord('title', wording.language),
    faults: faults.slice(0, maxFaultsNamed).map((fault) => faultToWire(fault, wording)),
    faultCount: faults.length,
  });

/** Rows that a change has touched, and how all of the upload stands since. */
async function readChanged(taking: Taking, request: Request, changed: { jobId: string; numbers: readonly number[] }) {
  const { jobId, numbers } = changed;
  const { uid } = request.caller;
  return request.read(async (transaction) => {
    const door = taking.bulkOf(transaction);
    const [job, rows] = await Promise.all([door.showJob(uid, jobId), door.findRows(uid, jobId, numbers)]);
    const wording = wordingOf(taking, request, job.faults);
    return { rows: rows.map((each) => rowToWire(each, wording)), job: jobToWire(job, wording) };
  });
}

/** What the given call put together without a question. */
const addedUpIn = ({ orders }: Taken['judged']): NonNullable<Received['addedUp']> =>
  orders.flatMap(({ verdict: { customerOrderNumber: order, sameGoods = [] } }) =>
    sameGoods.map((goods) => ({ order, sku: goods.sku, rows: rowsIn(goods) })),
  );

async function readJob(taking: Taking, request: Request, jobId: string): Promise<JobOnWire> {
  const job = await request.read((transaction) => taking.bulkOf(transaction).showJob(request.caller.uid, jobId));
  return jobToWire(job, wordingOf(taking, request, job.faults));
}

const jobToWire = (job: ShownJob, wording: Wording): JobOnWire => ({
  ...headToWire(job, wording.language),
  list: job.orders.map((order) => orderToWire(order, wording)),
  previewHash: job.previewHash,
});

function wordingOf(
  { findingText }: Pick<Taking, 'findingText'>,
  { language }: Request,
  faults: readonly Fault[],
): Wording {
  return { language, findingText, rowsOf: rowsByCause(faults) };
}
