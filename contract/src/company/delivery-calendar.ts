/** When goods can arrive at one ship-to by one means of transport; judged alike on both sides (K9, T74). */
export type DeliveryRules = {
  /** Working days between ordering and arrival. */
  leadDays: number;
  /** Orders after this local time (HH:MM) count as the next day's. */
  cutOff: string;
  /** ISO weekdays without delivery, Monday is 1. */
  closedWeekdays: readonly number[];
  /** Calendar days (YYYY-MM-DD) of the market without delivery. */
  holidays: readonly string[];
};

/** A moment as the market's wall shows it: never UTC, or midnight would be off by one. */
export type LocalMoment = { date: string; time: string };

const longestSearchDays = 90;

/** The first day that goods can arrive, or undefined when nothing is open within three months. */
export function earliestOpenDate(rules: DeliveryRules, now: LocalMoment): string | undefined {
  let date = now.time > rules.cutOff ? nextDay(now.date) : now.date;
  let daysLeft = rules.leadDays;
  for (let searched = 0; searched < longestSearchDays; searched += 1) {
    if (isOpen(rules, date)) {
      if (daysLeft === 0) return date;
      daysLeft -= 1;
    }
    date = nextDay(date);
  }
  return undefined;
}

const isOpen = ({ closedWeekdays, holidays }: DeliveryRules, date: string): boolean =>
  !closedWeekdays.includes(isoWeekday(date)) && !holidays.includes(date);

// Calendar arithmetic on the date alone: noon keeps clear of every change to summer time.
const atNoon = (date: string): Date => new Date(`${date}T12:00:00Z`);

const isoWeekday = (date: string): number => atNoon(date).getUTCDay() || 7;

function nextDay(date: string): string {
  const day = atNoon(date);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
