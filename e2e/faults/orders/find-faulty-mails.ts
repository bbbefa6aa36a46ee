import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askDatabase } from '../ask-database.ts';

type Notification = { id: string; kind: string; order_number: string | null; state: string; is_of_run: boolean };
type Sent = { name: string; text: string; messageId: string | undefined; notification: Notification | undefined };

/** A job that a killed server had begun is another's after two minutes; the look for such jobs has a pace of its own. */
const mailsComeWithinMs = 300_000;

/**
 * Mails by the notification they were sent for: a copy that went out again after a kill has the same Message-ID, a second mail
 * would have another. What is `sent` must lie there; what waits may still be to come.
 */
export async function findFaultyMails(databaseUrl: string, dataDir: string) {
  const notifications = await findNotifications(databaseUrl);
  const mails = readMails(join(dataDir, 'mail'), notifications);
  const confirmed = mails.flatMap(({ notification: cause }) =>
    cause?.kind === 'order-confirmed' ? [cause.order_number] : [],
  );
  const names = new Set(mails.map(({ name }) => name));
  const lost = notifications.filter(({ id, is_of_run, state }) => is_of_run && state === 'sent' && !names.has(id));
  const waiting = notifications.filter(({ is_of_run, state }) => is_of_run && state === 'waiting').length;
  const dropped = notifications.filter(
    ({ kind, is_of_run, state }) => is_of_run && kind === 'order-confirmed' && state === 'dropped',
  );
  return {
    mails: mails.length,
    confirmed: confirmed.length,
    waiting,
    faults: [
      ...countOf(mails.length - new Set(mails.map(({ messageId }) => messageId)).size, 'Message-IDs came twice'),
      ...countOf(confirmed.length - new Set(confirmed).size, 'orders were confirmed twice'),
      ...countOf(
        mails.filter((mail) => !isWhole(mail)).length,
        'mails are torn or not about the order of their notification',
      ),
      ...countOf(lost.length, 'mails are noted as sent and are nowhere'),
      ...countOf(dropped.length, 'confirmations were dropped'),
    ],
  };
}

/** Until no mail of an order waits any more: none may be lost, however late. */
export async function findLostMails(databaseUrl: string, dataDir: string): Promise<string[]> {
  const since = performance.now();
  for (;;) {
    const { mails, confirmed, waiting, faults } = await findFaultyMails(databaseUrl, dataDir);
    const seconds = Math.round((performance.now() - since) / 1000);
    if (waiting === 0) {
      console.log(`${mails} mails, ${confirmed} of them confirmations, none waits ${seconds} s after the last start`);
      return faults;
    }
    if (seconds * 1000 > mailsComeWithinMs) return [...faults, `${waiting} mails still wait after ${seconds} s`];
    await sleep(1_000);
  }
}

/** The demo's history did not come from carts: its mails have gone before this folder was there. */
const findNotifications = async (databaseUrl: string): Promise<Notification[]> =>
  (await askDatabase(
    databaseUrl,
    `select n.id::text, n.kind, n.params ->> 'orderNumber' as order_number, d.state, o.cart_id is not null as is_of_run
     from notification n join notification_delivery d on d.notification_id = n.id and d.channel = 'mail'
     left join placed_order o on o.order_number = n.params ->> 'orderNumber'`,
  )) as unknown as Notification[];

function readMails(folder: string, notifications: readonly Notification[]): Sent[] {
  const byId = new Map(notifications.map((each) => [each.id, each]));
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : [];
  return files.map((file) => {
    const name = file.slice(0, -'.eml'.length);
    const text = readFileSync(join(folder, file), 'utf8');
    return { name, text, messageId: /^Message-ID: <([^@>]+)@/im.exec(text)?.[1], notification: byId.get(name) };
  });
}

/** About its order, under its own id, and written to its end: a kill may not leave half of one. */
function isWhole({ name, text, messageId, notification }: Sent): boolean {
  if (!notification || messageId !== name) return false;
  if (notification.order_number !== null && !text.includes(notification.order_number)) return false;
  const boundary = /boundary="([^"]+)"/.exec(text)?.[1];
  return (
    notification.kind !== 'order-confirmed' || (boundary !== undefined && text.trimEnd().endsWith(`--${boundary}--`))
  );
}

const countOf = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : []);
