import type { Language } from '@dray/contract/languages.ts';
import type { Finding } from '#capabilities/cart/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { Upload } from '../rules/bulk-upload.model.ts';
import type { SendingDoor } from './sending.door.ts';

export type ActFor = (person: {
  uid: string;
  language: Language | undefined;
  id: string;
  askedAt: Date;
}) => Promise<Request | undefined>;

export type PlacingNeeds = {
  sendingOf: DoorOf<SendingDoor>;
  read: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  write: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  clock: Clock;
  /** The uploader with their rights as they are now; nothing where they may no longer order. */
  actFor: ActFor;
  /** What others were faster to take, where that is what an error tells. */
  findTaken: (error: unknown) => readonly Finding[] | undefined;
};

/**
 * Places every order of an upload that waits, each in a transaction of its own with the note of what became of it: killed
 * anywhere, the job goes on with what still waits.
 */
export async function placeWaiting(needs: PlacingNeeds, uploadId: string): Promise<void> {
  const { sendingOf, read, write, actFor, clock } = needs;
  const found = await read((transaction) => sendingOf(transaction).findWaiting(uploadId));
  if (!found) return;
  const { upload, keys } = found;
  const request = await actFor({
    uid: upload.uid,
    language: upload.language,
    id: uploadId,
    askedAt: askedAt(upload.sentAt, clock.now()),
  });
  for (const key of keys) {
    if (request) await placeOne(needs, request, { upload, key });
    else await write((transaction) => sendingOf(transaction).refuse(uploadId, key, [{ code: 'NOT_ALLOWED' }]));
  }
  await write((transaction) => sendingOf(transaction).finish(uploadId));
}

const lateMs = 15 * 60_000;

/** Judged by when it was sent, like any other order; what had to wait for long could not be delivered as it was meant. */
const askedAt = (sentAt: Date | undefined, now: Date): Date =>
  sentAt && now.getTime() - sentAt.getTime() < lateMs ? sentAt : now;

type Waiting = { upload: Pick<Upload, 'id' | 'country'>; key: string };

async function placeOne(needs: PlacingNeeds, request: Request, { upload, key }: Waiting): Promise<void> {
  const { sendingOf, write, findTaken } = needs;
  const place = () => write((transaction) => sendingOf(transaction).place(request, upload, key));
  try {
    await place();
  } catch (error) {
    const taken = findTaken(error);
    if (taken) await write((transaction) => sendingOf(transaction).refuse(upload.id, key, taken));
    // Somebody ordered the same at the same moment: a second look finds their order.
    else if (isTwice(error)) await place();
    else throw error;
  }
}

const isTwice = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

/**
 * When a process begins: what another was killed over goes on at once, not when the queue takes its job for lost. Where one
 * is at work already, the second job finds nothing to do.
 */
export async function wakeSending({ sendingOf, read, write }: Pick<PlacingNeeds, 'sendingOf' | 'read' | 'write'>) {
  const ids = await read((transaction) => sendingOf(transaction).listSending());
  if (ids.length > 0) await write((transaction) => sendingOf(transaction).addJobs(ids));
}
