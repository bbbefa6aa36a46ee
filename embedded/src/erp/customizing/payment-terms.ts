/** Terms of payment with the days they give; cash and what was paid before are due at once. */
const daysOf: Readonly<Record<string, number>> = { NT00: 0, NT01: 0, NT14: 14, NT30: 30 };

/** Nothing where the terms are not known: a day that is guessed would be paid by. */
export function dueDateOf(date: string, terms: string): string | undefined {
  const days = daysOf[terms];
  if (days === undefined) return undefined;
  const due = new Date(`${date}T00:00:00Z`);
  due.setUTCDate(due.getUTCDate() + days);
  return due.toISOString().slice(0, 10);
}
