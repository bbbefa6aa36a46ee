import { masterKinds, rowVerdicts } from '@dray/contract/master-data/master-kinds.ts';
import { pageNumber, readAddress, word } from '#ui/list/filters/address-fields.ts';

const fields = {
  /** Which one is looked at; none is the list of all. */
  import: word(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
  /** Who owns what. */
  view: (raw: unknown) => (raw === 'owners' ? raw : undefined),
  kind: (raw: unknown) => masterKinds.find((kind) => kind === raw),
  verdict: (raw: unknown) => rowVerdicts.find((verdict) => verdict === raw),
  page: pageNumber,
};

export type ImportsAddress = ReturnType<typeof readImports>;
export type ImportRowFilters = Pick<ImportsAddress, 'kind' | 'verdict' | 'page'>;

export const readImports = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
