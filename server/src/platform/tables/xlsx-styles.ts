/** Formats that show a number as a day, of those that every program knows by their numbers. */
const knownDateFormats: ReadonlySet<number> = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

/** Whether a format of the file's own writes a day; what is in quotes or brackets is no part of the pattern. */
export const isDatePattern = (pattern: string): boolean =>
  /[dmy]/i.test(pattern.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')) && !/^general$/i.test(pattern);

export const isDateFormat = (id: number, own: ReadonlyMap<number, string>): boolean => {
  const pattern = own.get(id);
  return pattern === undefined ? knownDateFormats.has(id) : isDatePattern(pattern);
};

const dayMs = 86_400_000;
/** Day 0 of a file; Excel believes that 1900 was a leap year, which makes its own one day earlier. */
const firstDays = { usual: Date.UTC(1899, 11, 30), since1904: Date.UTC(1904, 0, 1) };
const lastSerial = 2_958_465;

/** A number as the day that it stands for, YYYY-MM-DD; undefined where it stands for none. */
export function dayOfSerial(serial: number, is1904: boolean): string | undefined {
  if (!Number.isFinite(serial) || serial < 1 || serial > lastSerial) return undefined;
  const first = is1904 ? firstDays.since1904 : firstDays.usual;
  return new Date(first + Math.floor(serial) * dayMs).toISOString().slice(0, 10);
}
