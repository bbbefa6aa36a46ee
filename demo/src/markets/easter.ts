const dayMs = 24 * 60 * 60 * 1000;

/** Easter Sunday of the Gregorian calendar, by the "anonymous" computation of 1876. */
function easterSunday(year: number): Date {
  const century = Math.floor(year / 100);
  const goldenNumber = year % 19;
  const lunarShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const fullMoon = (19 * goldenNumber + century - Math.floor(century / 4) - lunarShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - fullMoon - (year % 4)) % 7;
  const lateMoon = Math.floor((goldenNumber + 11 * fullMoon + 22 * toSunday) / 451);
  const daysAfterMarch22 = fullMoon + toSunday - 7 * lateMoon;
  return new Date(Date.UTC(year, 2, 22 + daysAfterMarch22));
}

/** The calendar day so many days from Easter Sunday: Good Friday is −2, Easter Monday is 1. */
export function dayFromEaster(year: number, days: number): { month: number; day: number } {
  const date = new Date(easterSunday(year).getTime() + days * dayMs);
  return { month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
