import { addDays } from '@dray/contract/calendar-day.ts';

export type Month = { from: string; to: string };

/** First and last day. */
export function monthOf(month: string): Month {
  const from = `${month}-01`;
  const next = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${next}-01`, -1) };
}

/** The whole month before a day: what is handed to the accountants at its end. */
export const monthBefore = (today: string): Month => monthOf(addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7));
