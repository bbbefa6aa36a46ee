import type { JobPayloads } from '#platform/jobs/job-names.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Mailer } from '#platform/mailer.ts';

export type Workshop = {
  mailer: Mailer;
  forgetEndedSignIns: () => Promise<void>;
  forgetLiveEvents: () => Promise<void>;
  forgetOld: () => Promise<void>;
  refreshTradeMonths: () => Promise<void>;
  gatherMarketSales: () => Promise<void>;
  shortenParts: () => Promise<void>;
  placeBulkOrders: (asked: JobPayloads['place-bulk-orders']) => Promise<void>;
  wakeBulkSending: () => Promise<void>;
  makePasswordReset: (asked: JobPayloads['make-password-reset']) => Promise<void>;
  readImport: (asked: JobPayloads['read-import']) => Promise<void>;
  writeImport: (asked: JobPayloads['write-import']) => Promise<void>;
  wakeImports: () => Promise<void>;
  retryWaitingMasterData: () => Promise<void>;
  tellOfDocuments: () => Promise<void>;
  refreshArchives: (asked: JobPayloads['refresh-archives']) => Promise<void>;
  deliverNotification: (asked: JobPayloads['deliver-notification']) => Promise<void>;
};

/** So many payers' lists at once: one archive that takes its time holds up nobody else's. */
const archiveReaders = 4;

/** What runs without anybody waiting for it. */
export async function startJobs(queue: JobQueue, { mailer, ...works }: Workshop): Promise<void> {
  await queue.work('send-mail', (mail, id) => mailer.send(mail, id));
  await queue.work('forget-ended-sign-ins', works.forgetEndedSignIns);
  await queue.work('forget-live-events', works.forgetLiveEvents);
  await queue.work('forget-old', works.forgetOld);
  await queue.work('refresh-trade-months', works.refreshTradeMonths);
  await queue.work('gather-market-sales', works.gatherMarketSales);
  await queue.work('shorten-order-parts', works.shortenParts);
  await queue.work('deliver-notification', works.deliverNotification);
  await queue.work('tell-of-documents', works.tellOfDocuments);
  for (let reader = 0; reader < archiveReaders; reader += 1)
    await queue.work('refresh-archives', works.refreshArchives);
  await queue.work('place-bulk-orders', works.placeBulkOrders);
  await queue.work('make-password-reset', works.makePasswordReset);
  await queue.work('read-import', works.readImport);
  await queue.work('write-import', works.writeImport);
  await queue.work('retry-waiting-master-data', works.retryWaitingMasterData);
  await works.wakeBulkSending();
  await works.wakeImports();
  // Often: anybody can begin a sign-in, and each leaves rows at the embedded provider until it has ended.
  await queue.schedule('forget-ended-sign-ins', '*/5 * * * *');
  await queue.schedule('forget-live-events', '*/5 * * * *');
  // So that a report of a market finds what a day has brought in few rows.
  await queue.schedule('gather-market-sales', '*/5 * * * *');
  await queue.schedule('retry-waiting-master-data', '*/10 * * * *');
  // At night, when nobody orders.
  await queue.schedule('forget-old', '23 2 * * *');
  await queue.schedule('refresh-trade-months', '53 2 * * *');
  await queue.schedule('shorten-order-parts', '23 3 * * *');
  // When offices open, by the clock that all markets share.
  await queue.schedule('tell-of-documents', '0 7 * * *', 'Europe/Prague');
}
