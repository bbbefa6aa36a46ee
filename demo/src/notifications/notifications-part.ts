import type { Transaction } from '@dray/server/platform/database/connection.ts';
import type { DemoPart } from '../demo-part.ts';
import { insertRecords } from '../order-life/insert-records.ts';
import { demoAccounts } from '../people/demo-accounts.ts';
import { notificationRows } from './notification-rows.ts';
import {
  findDeviceNotifications,
  findDocumentNotifications,
  findOrderNotifications,
  findRequestNotifications,
} from './past-notifications.ts';

const daysNotified = 14;
const emails = demoAccounts.map(({ email }) => email);

/** What people were notified of in the last two weeks: the orders and documents that are there; the mails have gone long ago. */
export const notificationsPart: DemoPart = {
  name: 'notifications',
  async load(transaction, now) {
    const since = new Date(now.getTime() - daysNotified * 86_400_000);
    const notifications = [
      ...(await findOrderNotifications(transaction, now, since)),
      ...(await findDocumentNotifications(transaction, now, since)),
      ...(await findRequestNotifications(transaction, now, since)),
      ...(await findDeviceNotifications(transaction, emails, since)),
    ];
    const rows = withoutKnown(notificationRows(notifications, now), await listKnown(transaction));
    await insertRecords(transaction, 'notification', rows.notification);
    await insertRecords(transaction, 'notification_delivery', rows.notification_delivery);
  },
};

type Rows = ReturnType<typeof notificationRows>;

/** A world that was loaded before there was a bell has lived on, and may have sent some of it by itself. */
const listKnown = async (transaction: Transaction): Promise<ReadonlySet<string>> =>
  new Set(
    (await transaction.selectFrom('notification').select('dedupe_key').execute()).map(({ dedupe_key }) => dedupe_key),
  );

function withoutKnown({ notification, notification_delivery }: Rows, known: ReadonlySet<string>): Rows {
  const added = notification.filter(({ dedupe_key }) => !known.has(dedupe_key));
  const ids = new Set(added.map(({ id }) => id));
  return {
    notification: added,
    notification_delivery: notification_delivery.filter(({ notification_id }) => ids.has(notification_id)),
  };
}
