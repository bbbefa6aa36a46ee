import type { Logger } from '#platform/logger.ts';
import { type Mail, type Mailer, MailRefused } from '#platform/mailer.ts';
import type { StoredNotification } from './notification.model.ts';
import type { NotificationsDoor } from './notifications.door.ts';

/** One writer for each kind; nothing where nobody is left to read it, or may. */
export type MailWriters = {
  [Kind in StoredNotification['kind']]: (
    notification: Extract<StoredNotification, { kind: Kind }>,
  ) => Promise<Mail | undefined>;
};

type Needs = {
  read: <T>(work: (outbox: NotificationsDoor) => Promise<T>) => Promise<T>;
  write: <T>(work: (outbox: NotificationsDoor) => Promise<T>) => Promise<T>;
  mailer: Mailer;
  writers: MailWriters;
  logger: Pick<Logger, 'error'>;
  /** For the operator's figures. */
  countRefused: () => void;
};

/**
 * Sends one mail and notes that it went. Killed between the two it is sent again, under the same id: the receiver's server
 * can tell the copy from a second mail. One that is refused for good is not tried for days: the operator is told.
 */
export async function deliverMail(
  { read, write, mailer, writers, logger, countRefused }: Needs,
  key: string,
): Promise<void> {
  const notification = await read((outbox) => outbox.findWaiting(key, 'mail'));
  if (!notification) return;
  const { id, kind } = notification;
  // The kind has chosen the writer, which TypeScript cannot follow over several of them.
  const writeMail = writers[notification.kind] as (notification: StoredNotification) => Promise<Mail | undefined>;
  const mail = await writeMail(notification);
  const isSent = mail !== undefined && !isNobodys(mail) && (await send(mail));
  await write((outbox) => outbox.settle(notification, 'mail', isSent ? 'sent' : 'dropped'));

  async function send(mail: Mail): Promise<boolean> {
    try {
      await mailer.send(mail, id);
      return true;
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      countRefused();
      logger.error(
        { notification: id, kind, status: error.status },
        'a mail was refused for good and is not tried again',
      );
      return false;
    }
  }
}

/** Of an account that nobody reads the mail of (RFC 2606). */
const isNobodys = ({ to }: Mail): boolean => to.endsWith('.invalid');
