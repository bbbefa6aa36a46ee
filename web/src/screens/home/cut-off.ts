type DeliveryDates = { earliest: string | null; closedWeekdays: readonly number[]; cutOff: string };
type LocalTime = { weekday: number; time: string };

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes until today's cut-off in the market; nothing where today has none, or it has passed. */
export function minutesToCutOff(dates: DeliveryDates, now: LocalTime): number | undefined {
  if (!dates.earliest || !dates.cutOff || dates.closedWeekdays.includes(now.weekday)) return undefined;
  const minutes = minutesOf(dates.cutOff) - minutesOf(now.time);
  return minutes > 0 ? minutes : undefined;
}

/** 2 h 14 min; the signs are the same in every language. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = `${minutes % 60}\u00a0min`;
  return hours > 0 ? `${hours}\u00a0h ${rest}` : rest;
}
