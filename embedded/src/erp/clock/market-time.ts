/** A day and a time of day on a market's wall clock. */
export type LocalTime = { date: string; time: string };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const times = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, ...parts, ...times });
  formats.set(timeZone, made);
  return made;
}

export function localTimeOf(moment: Date, timeZone: string): LocalTime {
  // The Swedish way to write it is the ISO one.
  const [date = '', time = ''] = formatOf(timeZone).format(moment).split(' ');
  return { date, time };
}

/** The moment at which a market's clock shows that. An hour that summer time leaves out is the one after it. */
export function momentOf({ date, time }: LocalTime, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}Z`);
  const shown = (ms: number) => {
    const local = localTimeOf(new Date(ms), timeZone);
    return Date.parse(`${local.date}T${local.time}Z`);
  };
  const guess = asUtc - (shown(asUtc) - asUtc);
  return new Date(guess - (shown(guess) - asUtc));
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Lorries go from Monday to Friday. */
export function nextWorkingDay(date: string): string {
  const next = addDays(date, 1);
  const weekday = new Date(`${next}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? nextWorkingDay(next) : next;
}
