import { actingLink } from '#platform/acting.ts';
import { languageParameter } from '#platform/texts/language.ts';

const folder = '/api/mydocuments';

/** A link carries no header: what is made or named for the reader has the reader's language in its address. */
const inLanguage = (path: string, asked: Readonly<Record<string, string>> = {}): string =>
  actingLink(`${path}?${new URLSearchParams([...Object.entries(asked), languageParameter()])}`);

export const fileLink = (id: string): string => inLanguage(`${folder}/${encodeURIComponent(id)}/file`);

/** To be shown, not saved. */
export const shownFileLink = (id: string): string =>
  inLanguage(`${folder}/${encodeURIComponent(id)}/file`, { inline: '1' });

export const structuredLink = (id: string, format: string): string =>
  inLanguage(`${folder}/${encodeURIComponent(id)}/structured/${format}`);

export const zipLink = (ids: readonly string[]): string => inLanguage(`${folder}/zip`, { ids: ids.join(',') });

/** Everything of a month, as `2026-10`. */
export const monthZipLink = (month: string): string => inLanguage(`${folder}/zip`, { month });

export const statementLink = (asked: { payer: string; from: string; to: string }): string =>
  inLanguage(`${folder}/statement`, asked);

export const confirmationLink = (orderNumber: string): string =>
  inLanguage(`/api/orders/${encodeURIComponent(orderNumber)}/confirmation`);

export const proformaLink = (orderNumber: string): string =>
  inLanguage(`/api/orders/${encodeURIComponent(orderNumber)}/proforma`);
