import { type BulkColumn, bulkColumns } from '../bulk-upload/bulk-columns.ts';
import { type Language, languages } from '../languages.ts';
import en from './en/bulk-upload.json' with { type: 'json' };
import { fillIn, type Values } from './fill-in.ts';
import { readTexts } from './read-texts.ts';

type BulkTexts = typeof en;

const texts = readTexts<BulkTexts>('bulk-upload.json', en);

/** What only a file can have wrong; the rest are the cart's own findings. */
export type BulkFaultCode = keyof BulkTexts['faults'];
/** Why a value is proposed in place of a wrong one. */
export type BulkFixReason = keyof BulkTexts['reasons'];
export type BulkUnit = keyof BulkTexts['units'];

export const isBulkFaultCode = (code: string): code is BulkFaultCode => Object.hasOwn(en.faults, code);

export const bulkFaultText = (code: BulkFaultCode, language: Language, values: Values): string =>
  fillIn(texts[language].faults[code], values);

export const bulkReasonText = (code: BulkFixReason, language: Language, values: Values = {}): string =>
  fillIn(texts[language].reasons[code], values);

export type BulkWord = 'title' | 'sheet' | 'whatIsWrong' | 'templateName' | 'faultName';

export const bulkWord = (word: BulkWord, language: Language): string => texts[language][word];

export const bulkMailText = (name: keyof BulkTexts['mail'], language: Language, values: Values = {}): string =>
  fillIn(texts[language].mail[name], values);

const separator = '|';
const wordsOf = (text: string): string[] => text.split(separator);
const firstOf = (text: string): string => wordsOf(text)[0] ?? text;

/** As the template heads a column, and writes a unit. */
export const bulkHeading = (column: BulkColumn, language: Language): string =>
  firstOf(texts[language].headings[column]);
export const bulkUnitWord = (unit: BulkUnit, language: Language): string => firstOf(texts[language].units[unit]);

/** Without diacritics, marks and case, as people and their programs write headings. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** In all languages at once: a file may come from a colleague abroad. */
function knownWords<Name extends string>(
  names: readonly Name[],
  find: (bulkTexts: BulkTexts, name: Name) => string,
): Map<string, Name> {
  const words = languages.flatMap((language) =>
    names.flatMap((name) => wordsOf(find(texts[language], name)).map((word) => [plainWord(word), name] as const)),
  );
  return new Map(words);
}

const headings = knownWords(bulkColumns, (each, column) => each.headings[column]);
const units = knownWords(['pack', 'layer', 'pallet'], (each, unit) => each.units[unit]);

/** The given name of a column counts, too: a program's file has those. */
const ownNames = new Map(bulkColumns.map((column) => [plainWord(column), column]));

export const findBulkColumn = (heading: string): BulkColumn | undefined =>
  headings.get(plainWord(heading)) ?? ownNames.get(plainWord(heading));

export const findBulkUnit = (text: string): BulkUnit | undefined => units.get(plainWord(text));
