/** More than one cell: what was copied in a spreadsheet, not a word of a text. */
const isTable = (text: string): boolean => /[\t\n;]/.test(text.trim());

/** Rows that were copied become a file of their own and go the way of every other. */
export function toPastedFile(text: string, name: string): File | undefined {
  return isTable(text) ? new File([text], `${name}.csv`, { type: 'text/csv' }) : undefined;
}
