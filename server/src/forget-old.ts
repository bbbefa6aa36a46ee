import { daysBefore, retention } from '@dray/contract/retention.ts';
import type { ActingDoor } from '#capabilities/acting/index.ts';
import type { BulkUploadDoor } from '#capabilities/bulk-upload/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { ContentDoor } from '#capabilities/content/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { MasterDataDoor } from '#capabilities/master-data/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { OnboardingDoor } from '#capabilities/onboarding/index.ts';
import type { PeopleDeskDoor } from '#capabilities/people-desk/index.ts';
import type { StaffDoor } from '#capabilities/staff/index.ts';
import { madeChanges } from '#platform/changes/made-changes.store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { workInChunks } from '#platform/jobs/work-in-chunks.ts';
import type { Logger } from '#platform/logger.ts';
import { forgetMailsBefore } from '#platform/old-mails.ts';
import type { DoorOf } from '#platform/request/request.ts';

/** Rows a statement: nobody waits for a lock. */
const maxRows = 500;
/** Each has thousands of rows. */
const maxUploads = 20;
/** One may have half a million rows. */
const maxImports = 1;
/** Their bytes are removed within the transaction, which must not stand idle for long. */
const maxFiles = 25;

const none = {
  deletedCarts: 0,
  couponGuesses: 0,
  cartUndos: 0,
  notifications: 0,
  madeChanges: 0,
  askedQuestions: 0,
  askers: 0,
  decidedChanges: 0,
  bulkUploads: 0,
  imports: 0,
  onboardings: 0,
  actings: 0,
  peopleHelps: 0,
  files: 0,
};
type Removed = typeof none;

type Needs = {
  database: Pick<Database, 'write'>;
  cartOf: DoorOf<CartDoor>;
  bulkOf: DoorOf<Pick<BulkUploadDoor, 'forgetOld'>>;
  contentOf: DoorOf<Pick<ContentDoor, 'forgetOld'>>;
  notificationsOf: DoorOf<NotificationsDoor>;
  filesOf: DoorOf<FilesDoor>;
  staffOf: DoorOf<Pick<StaffDoor, 'forgetOld'>>;
  masterDataOf: DoorOf<Pick<MasterDataDoor, 'forgetOld'>>;
  onboardingOf: DoorOf<Pick<OnboardingDoor, 'forgetOld'>>;
  actingOf: DoorOf<Pick<ActingDoor, 'forgetOver'>>;
  peopleDeskOf: DoorOf<Pick<PeopleDeskDoor, 'forgetOld'>>;
  mailFolder: string;
  clock: Clock;
  logger: Logger;
};

type Forget = (needs: Needs, transaction: Transaction) => Promise<Partial<Removed>>;

/** Everything that has a retention, a chunk of each. */
const forgetting = {
  carts: ({ cartOf }, transaction) => cartOf(transaction).forgetOldCarts(maxRows),
  notifications: async ({ notificationsOf }, transaction) => ({
    notifications: await notificationsOf(transaction).forgetOld(maxRows),
  }),
  changes: async ({ clock }, transaction) => {
    const before = daysBefore(clock.now(), retention.repeatKeyDays);
    return { madeChanges: await madeChanges(transaction).removeBefore(before, maxRows) };
  },
  decided: async ({ staffOf }, transaction) => ({ decidedChanges: await staffOf(transaction).forgetOld(maxRows) }),
  imports: async ({ masterDataOf }, transaction) => ({
    imports: await masterDataOf(transaction).forgetOld(maxImports),
  }),
  onboardings: async ({ onboardingOf }, transaction) => ({
    onboardings: await onboardingOf(transaction).forgetOld(maxRows),
  }),
  actings: async ({ actingOf, clock }, transaction) => {
    const before = daysBefore(clock.now(), retention.endedActingDays);
    return { actings: await actingOf(transaction).forgetOver(before, maxRows) };
  },
  peopleHelps: async ({ peopleDeskOf }, transaction) => ({
    peopleHelps: await peopleDeskOf(transaction).forgetOld(maxRows),
  }),
  questions: ({ contentOf }, transaction) => contentOf(transaction).forgetOld(maxRows),
  uploads: async ({ bulkOf }, transaction) => ({ bulkUploads: await bulkOf(transaction).forgetOld(maxUploads) }),
  files: forgetOldFiles,
} satisfies Record<string, Forget>;
type Part = keyof typeof forgetting;
const parts = Object.keys(forgetting) as readonly Part[];

/** What may still have something to be forgotten, the next one first, and what was removed in this round. */
type Round = { left: readonly Part[]; removed: Removed };

/**
 * The nightly round through everything that has a retention. Each part has its turn, chunk by chunk, until none is left; a
 * round that is broken off goes on with the part whose turn it is.
 */
export async function forgetOld(needs: Needs): Promise<void> {
  const { database, mailFolder, clock, logger } = needs;
  const mails = await forgetMailsBefore(mailFolder, daysBefore(clock.now(), retention.mailFileDays));
  let removed = none;
  const end = await workInChunks<Round>({ database, clock, job: 'forget-old' }, async (transaction, from) => {
    const [part = 'carts', ...others] = from?.left ?? parts;
    const rows = await forgetting[part](needs, transaction);
    removed = added(from?.removed ?? none, rows);
    const left = isFull(rows) ? [...others, part] : others;
    return left.length > 0 ? { next: { left, removed } } : 'done';
  });
  if (end === 'done') logger.info({ mails, ...removed }, 'old records were forgotten');
}

const isFull = ({ bulkUploads = 0, files = 0, ...rows }: Partial<Removed>): boolean =>
  bulkUploads >= maxUploads || files >= maxFiles || Object.values(rows).some((count) => count >= maxRows);

const added = (before: Removed, rows: Partial<Removed>): Removed =>
  Object.fromEntries(
    Object.entries(before).map(([name, count]) => [name, count + (rows[name as keyof Removed] ?? 0)]),
  ) as Removed;

/** A store that does not answer has its files removed in another night; everything else is forgotten all the same. */
async function forgetOldFiles({ database, filesOf, logger }: Needs): Promise<Partial<Removed>> {
  try {
    // In a transaction of its own, of which nothing remains where the store failed.
    return { files: await database.write((transaction) => filesOf(transaction).forgetOld(maxFiles)) };
  } catch (error) {
    logger.warn({ err: error }, 'old files could not be removed; the next night tries again');
    return {};
  }
}
