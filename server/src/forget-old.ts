import { daysBefore, retention } from '@dray/contract/retention.ts';
import type { BulkUploadDoor } from '#capabilities/bulk-upload/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { ContentDoor } from '#capabilities/content/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import { madeChanges } from '#platform/changes/made-changes.store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Logger } from '#platform/logger.ts';
import { forgetMailsBefore } from '#platform/old-mails.ts';
import type { DoorOf } from '#platform/request/request.ts';

/** Rows a statement and statements a night: nobody waits for a lock, and the job ends before it is taken for lost. */
const max = { rows: 500, rounds: 100 };

/** Each has thousands of rows. */
const maxUploads = 20;

/** Their bytes are removed within the transaction, which must not stand idle for long. */
const maxFiles = { atOnce: 25, rounds: 400 };

const none = {
  deletedCarts: 0,
  couponGuesses: 0,
  cartUndos: 0,
  notifications: 0,
  madeChanges: 0,
  askedQuestions: 0,
  askers: 0,
  bulkUploads: 0,
};

type Needs = {
  database: Pick<Database, 'write'>;
  cartOf: DoorOf<CartDoor>;
  bulkOf: DoorOf<Pick<BulkUploadDoor, 'forgetOld'>>;
  contentOf: DoorOf<Pick<ContentDoor, 'forgetOld'>>;
  notificationsOf: DoorOf<NotificationsDoor>;
  filesOf: DoorOf<FilesDoor>;
  mailFolder: string;
  clock: Clock;
  logger: Logger;
};

/** The nightly round through everything that has a retention; what a night does not reach is left to the next. */
export async function forgetOld(needs: Needs): Promise<void> {
  const { database, cartOf, bulkOf, contentOf, notificationsOf, mailFolder, clock, logger } = needs;
  const mails = await forgetMailsBefore(mailFolder, daysBefore(clock.now(), retention.mailFileDays));
  const removed = { ...none };
  for (let round = 0; round < max.rounds; round += 1) {
    const { bulkUploads, ...rows } = await database.write(async (transaction) => ({
      ...(await cartOf(transaction).forgetOldCarts(max.rows)),
      notifications: await notificationsOf(transaction).forgetOld(max.rows),
      madeChanges: await madeChanges(transaction).removeBefore(
        daysBefore(clock.now(), retention.repeatKeyDays),
        max.rows,
      ),
      ...(await contentOf(transaction).forgetOld(max.rows)),
      bulkUploads: await bulkOf(transaction).forgetOld(maxUploads),
    }));
    removed.deletedCarts += rows.deletedCarts;
    removed.couponGuesses += rows.couponGuesses;
    removed.cartUndos += rows.cartUndos;
    removed.notifications += rows.notifications;
    removed.madeChanges += rows.madeChanges;
    removed.askedQuestions += rows.askedQuestions;
    removed.askers += rows.askers;
    removed.bulkUploads += bulkUploads;
    if (Math.max(...Object.values(rows)) < max.rows && bulkUploads < maxUploads) break;
  }
  logger.info({ mails, ...removed, files: await forgetOldFiles(needs) }, 'old records were forgotten');
}

/** A store that does not answer has its files removed in another night; everything else is forgotten all the same. */
async function forgetOldFiles({ database, filesOf, logger }: Needs): Promise<number> {
  let removed = 0;
  try {
    for (let round = 0; round < maxFiles.rounds; round += 1) {
      const files = await database.write((transaction) => filesOf(transaction).forgetOld(maxFiles.atOnce));
      removed += files;
      if (files < maxFiles.atOnce) break;
    }
  } catch (error) {
    logger.warn({ err: error }, 'old files could not be removed; the next night tries again');
  }
  return removed;
}
