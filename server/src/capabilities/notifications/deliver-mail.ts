import type { Mail, Mailer } from '#platform/mailer.ts';
import type { StoredNotification } from './notification.model.ts';
import type { NotificationsDoor } from './notifications.door.ts';

/** One writer for each kind; nothing where nobody is left to read it, or may. */
export type MailWriters = {
  [Kind in StoredNotification['kind']]: (
    news: Extract<StoredNotification, { kind: Kind }>,
  ) => Promise<Mail | undefined>;
};

type Needs = {
  read: <T>(work: (outbox: NotificationsDoor) => Promise<T>) => Promise<T>;
  write: <T>(work: (outbox: NotificationsDoor) => Promise<T>) => Promise<T>;
  mailer: Mailer;
  writers: MailWriters;
};

/**
 * Sends one mail and notes that it went. Killed between the two it is sent again, under the same id: the receiver's server
 * can tell the copy from a second mail.
 */
export async function deliverMail({ read, write, mailer, writers }: Needs, key: string): Promise<void> {
  const news = await read((outbox) => outbox.findWaiting(key, 'mail'));
  if (!news) return;
  // The kind has chosen the writer, which TypeScript cannot follow over several of them.
  const writeMail = writers[news.kind] as (news: StoredNotification) => Promise<Mail | undefined>;
  const mail = await writeMail(news);
  if (mail) await mailer.send(mail, news.id);
  await write((outbox) => outbox.settle(news, 'mail', mail ? 'sent' : 'dropped'));
}
