import { exportLimits, type PersonalData } from '@dray/contract/people-desk/personal-data.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { personalNotificationsStore } from './personal-notifications.store.ts';

/** Of what a person was notified, for themselves. */
export function personalNotifications(transaction: Transaction): PersonalData {
  const store = personalNotificationsStore(transaction);
  return {
    notifications: (uid) => store.notifications(uid, exportLimits.rows),
  };
}
