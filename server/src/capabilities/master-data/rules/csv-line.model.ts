import { csvField, csvSeparator } from '@dray/contract/csv-field.ts';

const formula = /^'?[=+\-@]/;
const defused = /^'(?='?[=+\-@])/;

/** A cell that begins like a formula is written behind a mark, and read without it: what is sent back is what was sent. */
const exactField = (text: string): string => csvField(formula.test(text) ? `'${text}` : text);

export const csvLine = (cells: readonly string[]): string => `${cells.map(exactField).join(csvSeparator)}\r\n`;

export const withoutMark = (text: string): string => text.replace(defused, '');
