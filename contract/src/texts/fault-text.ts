import type { Language } from '../languages.ts';
import { type FaultCode, isFaultCode } from '../master-data/fault-codes.ts';
import en from './en/faults.json' with { type: 'json' };
import { fillIn, type Values } from './fill-in.ts';
import { readTexts } from './read-texts.ts';

const texts = readTexts<Record<FaultCode, string>>('faults.json', en);

/** What is wrong with a cell or row of master data, or what a column takes; to be read behind the column's name. */
export const faultText = (code: FaultCode, language: Language, values: Values = {}): string =>
  fillIn(texts[language][code], values);

/** A fault as it is kept: one that was kept before faults had codes has English words. */
export type KeptFault = { column: string; code?: string; values?: Values; message?: string };

export function keptFaultText({ code = '', values, message }: KeptFault, language: Language): string {
  return isFaultCode(code) ? faultText(code, language, values) : (message ?? code);
}
