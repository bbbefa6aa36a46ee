import { readStored } from '#platform/storage-keys.ts';
import { languageParameter } from '#platform/texts/language.ts';

/** The market of the chosen ship-to; every file is read by its calendar and goods. */
export const currentStore = (): string => readStored('store') ?? '';

const withLanguage = (path: string, query: readonly (readonly [string, string])[] = []): string =>
  `${path}?${new URLSearchParams([...query.map(([name, value]): [string, string] => [name, value]), languageParameter()])}`;

export const templateLink = (format: 'csv' | 'xlsx'): string =>
  withLanguage(`/api/orders/bulk/template/${format}`, [['store', currentStore()]]);

export const faultFileLink = (jobId: string): string =>
  withLanguage(`/api/orders/bulk/${encodeURIComponent(jobId)}/faulty-rows.csv`);
