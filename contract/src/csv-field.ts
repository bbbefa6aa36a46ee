/** Excel of all our countries but the English one parts columns by semicolons, and reads UTF-8 only behind this mark. */
export const csvMark = '\uFEFF';
export const csvSeparator = ';';

/** A text as a field of a file that people open in a spreadsheet. */
export function csvField(written: string): string {
  // A text that begins like a formula would be run by the program that opens the file.
  const text = /^[=+\-@\t\r]/.test(written) ? `'${written}` : written;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
