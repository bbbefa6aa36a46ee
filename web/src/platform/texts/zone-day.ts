const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day (YYYY-MM-DD) on which a moment falls in a zone. One formatter a zone: making one costs more than using it. */
export function zoneDay(moment: Date, timeZone: string): string {
  const known = formatters.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  formatters.set(timeZone, known);
  return known.format(moment);
}
