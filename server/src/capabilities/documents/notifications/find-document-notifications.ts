import { addDays } from '@dray/contract/calendar-day.ts';
import { countries } from '@dray/contract/markets.ts';
import type { DocumentsDeps } from '../needs/documents.deps.ts';
import type { NotifiedDocument } from '../store/document-notification.store.ts';

export type DocumentNotifications = {
  arrived: readonly NotifiedDocument[];
  overdue: readonly (NotifiedDocument & { daysLate: number })[];
};

/** A day on which nothing could be sent is made up for. */
const lookedBackMs = 3 * 86_400_000;
/** Once when it is late, and once more after a week. */
const notifiedAfterDays = [1, 7] as const;

/** What came, and what was not paid in time by the days of each market. */
export async function findDocumentNotifications({
  notifications,
  findToday,
  clock,
}: DocumentsDeps): Promise<DocumentNotifications> {
  const arrived = await notifications.listArrivedWithoutScope(new Date(clock.now().getTime() - lookedBackMs));
  const overdue = [];
  for (const country of countries) {
    const today = await findToday(country);
    for (const daysLate of notifiedAfterDays) {
      const late = await notifications.listOverdueWithoutScope(country, [addDays(today, -daysLate)]);
      overdue.push(...late.map((document) => ({ ...document, daysLate })));
    }
  }
  return { arrived, overdue };
}
