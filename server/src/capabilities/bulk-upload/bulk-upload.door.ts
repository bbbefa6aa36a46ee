import type { BulkView } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { daysBefore, retention } from '@dray/contract/retention.ts';
import type { Shopper } from '#capabilities/cart/index.ts';
import type { Request } from '#platform/request/request.ts';
import { type Choosing, chooseSameGoods } from './choose-same-goods.ts';
import { dropUpload } from './drop-upload.ts';
import { writeFaultFile } from './files/write-fault-file.ts';
import { writeTemplate } from './files/write-template.ts';
import { findSentBefore } from './find-sent-before.ts';
import { type AskedRows, judgeOrders } from './judging/judge-orders.ts';
import { listRows } from './list-rows.ts';
import { type Mending, mendRows } from './mend-rows.ts';
import type { BulkUploadDeps } from './needs/bulk-upload.deps.ts';
import type { JudgedOrder, Upload } from './rules/bulk-upload.model.ts';
import { judgeAnew, type Sending, sendUpload } from './sending/send-upload.ts';
import { stageUpload } from './stage-upload.ts';
import { getUpload, showJob, showUpload } from './upload/show-upload.ts';

type Tail<Work extends (deps: BulkUploadDeps, ...rest: never[]) => unknown> =
  Parameters<Work> extends [unknown, ...infer Rest] ? Rest : never;

export type BulkUploadDoor = ReturnType<typeof bulkUpload>;

/** All in the caller's transaction. */
export function bulkUpload(deps: BulkUploadDeps) {
  const { uploads, orders } = deps;
  return {
    judge: (shopper: Shopper, asked: AskedRows) => judgeOrders(deps, shopper, asked),
    stage: (...asked: Tail<typeof stageUpload>) => stageUpload(deps, ...asked),
    keepRefused: (upload: Upload) => uploads.addUpload(upload),
    findSentBefore: (...asked: Tail<typeof findSentBefore>) => findSentBefore(deps, ...asked),

    async listUploads(uid: string, page: { offset: number; limit: number }) {
      const { total, uploads: found } = await uploads.listUploads(uid, page);
      return { total, uploads: await Promise.all(found.map((upload) => showUpload(deps, upload))) };
    },
    showJob: (uid: string, id: string) => showJob(deps, uid, id),
    listRows: (
      uid: string,
      id: string,
      asked: { view: BulkView; orderKey: string | undefined; offset: number; limit: number },
    ) => listRows(deps, uid, id, asked),
    mendRows: (request: Request, id: string, mending: Mending) => mendRows(deps, request, id, mending),
    chooseSameGoods: (request: Request, id: string, choosing: Choosing) => chooseSameGoods(deps, request, id, choosing),
    judgeAnew: (request: Request, id: string) => judgeAnew(deps, request, id),
    sendUpload: (request: Request, id: string, sending: Sending) => sendUpload(deps, request, id, sending),
    dropUpload: (uid: string, id: string) => dropUpload(deps, uid, id),
    async findRows(uid: string, id: string, numbers: readonly number[]) {
      await getUpload(deps, uid, id);
      return orders.findRows(id, numbers);
    },
    writeFaultFile: (...asked: Tail<typeof writeFaultFile>) => writeFaultFile(deps, ...asked),
    writeTemplate: (...asked: Tail<typeof writeTemplate>) => writeTemplate(deps, ...asked),
    /** Nothing speaks against any of them. */
    async sendAll(id: string, judged: readonly JudgedOrder[]): Promise<void> {
      const again = judged.filter(({ state }) => state === 'repeated').map(({ key }) => key);
      await orders.setWaiting(
        id,
        judged.map(({ key }) => key),
        again,
      );
      await uploads.setSending(id, deps.clock.now());
    },
    refuseWhole: (id: string) => uploads.refuseUpload(id, 'FILE_ERROR'),

    /** For a job: at most so many. */
    forgetOld: (max: number) => uploads.removeBefore(daysBefore(deps.clock.now(), retention.bulkUploadDays), max),
  };
}
