import { addDays } from '@dray/contract/calendar-day.ts';
import { countries } from '@dray/contract/markets.ts';
import type { DocumentsDeps } from '../needs/documents.deps.ts';

const dayMs = 86_400_000;
/** A day on which nothing could be sent is made up for. */
const lookedBackMs = 3 * dayMs;
/** What is older and comes only now was imported: that is nothing new. */
const newForDays = 30;
/** Once when it is late, and once more after a week. */
const notifiedAfterDays = [1, 7] as const;

/** What came, and what was not paid in time by the days of each market, takes the place of an earlier morning's. */
export async function gatherNews({ notifications, findToday, clock }: DocumentsDeps): Promise<void> {
  const since = new Date(clock.now().getTime() - lookedBackMs);
  const datedFrom = addDays(clock.now().toISOString().slice(0, 10), -newForDays);
  const late = await Promise.all(
    countries.map(async (country) => {
      const today = await findToday(country);
      return notifiedAfterDays.map((daysLate) => ({ country, dueDay: addDays(today, -daysLate), daysLate }));
    }),
  );
  await notifications.gather({ since, datedFrom }, late.flat());
}
