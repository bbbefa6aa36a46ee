import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { placeWaiting, wakeSending } from '#capabilities/bulk-upload/index.ts';
import { tellOfDocuments } from '#capabilities/documents/index.ts';
import { forgetEndedSignIns } from '#capabilities/identity/index.ts';
import { forgetLiveEvents } from '#capabilities/live/index.ts';
import { importJobs, wakeImports } from '#capabilities/master-data/index.ts';
import { deliverMail, type NotificationsDoor } from '#capabilities/notifications/index.ts';
import { refreshTradeMonths, shortenParts } from '#capabilities/ordering/index.ts';
import { gatherMarketSales } from '#capabilities/reporting/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Logger } from '#platform/logger.ts';
import { createMailer } from '#platform/mailer.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Config } from '../config.ts';
import { forgetOld } from '../forget-old.ts';
import { bulkPlacing } from './bulk-upload.ts';
import type { Composed } from './compose.ts';
import type { Workshop } from './jobs.ts';
import { mailWriters } from './mails.ts';
import { actForReader } from './reception.ts';

type Parts = { config: Config; logger: Logger; clock: Clock; metrics: Metrics; database: Database; composed: Composed };
type OfOutbox = <T>(work: (outbox: NotificationsDoor) => Promise<T>) => Promise<T>;

/** What each job does, by the doors of its capability. */
export function workshop({ config, logger, clock, metrics, database, composed }: Parts): Workshop {
  const { identityOf, notificationsOf } = composed;
  const mailFolder = join(config.dataDir, 'mail');
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, folder: mailFolder });
  const read: OfOutbox = (work) => database.read((transaction) => work(notificationsOf(transaction)));
  const write: OfOutbox = (work) => database.write((transaction) => work(notificationsOf(transaction)));
  const writers = mailWriters(database, composed, config.publicUrl);
  const placing = bulkPlacing(database, composed);
  const actor = () => ({ name: 'make-password-reset', companyId: undefined, requestId: randomUUID() });
  const countRefused = () => metrics.mailsRefused.inc();
  return {
    mailer,
    refreshTradeMonths: () => refreshTradeMonths({ ...composed, database, clock }),
    shortenParts: () => shortenParts({ ...composed, database, clock }),
    gatherMarketSales: () => gatherMarketSales({ ...composed, database, clock }),
    tellOfDocuments: () => tellOfDocuments({ ...composed, database, clock, actForReader: actForReader(composed) }),
    forgetLiveEvents: () => forgetLiveEvents({ ...composed, database, clock }),
    forgetEndedSignIns: () => forgetEndedSignIns({ ...composed, database, clock }),
    forgetOld: () => forgetOld({ ...composed, database, mailFolder, clock, logger }),
    // On a full volume it waits for the queue instead.
    wakeBulkSending: () =>
      wakeSending(placing).catch((err: unknown) => logger.warn({ err }, 'files that were being sent were not woken')),
    placeBulkOrders: ({ jobId }) => placeWaiting(placing, jobId),
    makePasswordReset: ({ email }) =>
      database.write((transaction) => identityOf(transaction).makeReset(actor(), email)),
    ...importJobs(composed.importWork, logger),
    wakeImports: () =>
      wakeImports(composed.importWork).catch((err: unknown) => logger.warn({ err }, 'imports were not woken')),
    retryWaitingMasterData: () => database.write((transaction) => composed.masterDataOf(transaction).settleWaiting()),
    refreshArchives: composed.refreshArchives,
    deliverNotification: ({ key }) => deliverMail({ read, write, mailer, writers, logger, countRefused }, key),
  };
}
