import { contentKinds, contentStates } from '@dray/contract/content/content-kinds.ts';
import { isLanguage } from '@dray/contract/languages.ts';
import { isCountry } from '@dray/contract/markets.ts';
import { pageNumber, readAddress, text } from '#ui/list/filters/address-fields.ts';

export const maxContentSearch = 60;

const fields = {
  kind: (raw: unknown) => contentKinds.find((kind) => kind === raw),
  market: (raw: unknown) => (isCountry(raw) ? raw : undefined),
  /** The language in which it is missing. */
  missing: (raw: unknown) => (isLanguage(raw) ? raw : undefined),
  state: (raw: unknown) => contentStates.find((state) => state === raw),
  q: text(maxContentSearch),
  page: pageNumber,
};

export type ContentAddress = ReturnType<typeof readContentDesk>;
export type ContentFilters = Omit<ContentAddress, 'page'>;

export const readContentDesk = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
