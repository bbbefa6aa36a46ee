import { countFromZero } from '#platform/csv/cell-rules.ts';
import type { CsvRow } from '#platform/csv/csv-file.ts';
import { type RowReader, rowReader } from '#platform/csv/row-reader.ts';
import { toSlug } from '../import/product-groups.ts';
import * as lists from '../import/product-lists.ts';

/** The one spelling of cells that hold more than one thing; undefined where they break their rule. */

/** By the reader of whole rows, so that there is one rule. */
function read<T>(column: string, text: string, take: (reader: RowReader) => T): T | undefined {
  const row: CsvRow = { line: 0, cells: new Map([[column, text]]), surplus: 0 };
  const reader = rowReader(row);
  const value = take(reader);
  return reader.wrong().length > 0 ? undefined : value;
}

export const category = (text: string): string | undefined => {
  const names = text.split('/').map((name) => name.trim());
  const isPath = names.length <= 3 && names.every((name) => /[\p{L}\p{N}]/u.test(name) && name.length <= 60);
  return isPath ? names.join('/') : undefined;
};

/** By its names, where they lead to it again; else by its address. */
export const categoryOf = ({ names, url_path }: { names: string; url_path: string }): string =>
  names.split('/').map(toSlug).join('/') === url_path ? names : url_path;

export const packFormat = (text: string): string | undefined => (/^[A-Z][A-Z0-9]{1,11}$/.test(text) ? text : undefined);

/** What does not spoil comes with a shelf life of nought. */
export const shelfLife = (text: string): string | undefined => {
  const days = countFromZero.read(text);
  return days === undefined ? undefined : days === 0 ? '' : String(days);
};

export const writeFlags = (held: { is_new: boolean; is_last: boolean; is_sale: boolean }): string =>
  [held.is_new && 'NEW', held.is_last && 'LAST', held.is_sale && 'SALE'].filter(Boolean).join(' ');

export const flags = (text: string): string | undefined => {
  const held = read('flags', text, lists.readFlags);
  return held && writeFlags(held);
};

export const writeUnits = (held: { by_pack: boolean; by_layer: boolean; by_pallet: boolean }): string =>
  [held.by_pack && 'packs', held.by_layer && 'layers', held.by_pallet && 'pallets'].filter(Boolean).join(' ');

export const cartFields = (text: string): string | undefined => {
  const held = read('cart_fields', text, lists.readCartFields);
  return held && writeUnits(held);
};

export const relatedSkus = (text: string): string | undefined =>
  read('related_skus', text, (reader) => lists.readRelatedSkus(reader, ''))?.join(' ');

export const writeReturnables = (held: readonly lists.ReturnableUnits[]): string =>
  [...held]
    .sort((one, other) => (one.sku < other.sku ? -1 : 1))
    .map(({ sku, units }) => `${sku}:${Number(units)}`)
    .join('|');

export const returnables = (text: string): string | undefined => {
  const held = read('returnables', text, lists.readReturnables);
  return held && writeReturnables(held);
};

export const images = (text: string): string | undefined =>
  read('images', text, (reader) => lists.readImages(reader, ''))
    ?.map(({ url }) => url)
    .join(' | ');

type Download = ReturnType<typeof lists.readDownloads>[number];

/** Names in one order, however the JSON was written. */
export const writeDownloads = (held: readonly Download[]): string =>
  held.length === 0
    ? ''
    : JSON.stringify(
        held.map(({ name, url, size }) => ({ name: Object.fromEntries(Object.entries(name).sort()), url, size })),
      );

export const downloads = (text: string): string | undefined => {
  const held = read('downloads', text, lists.readDownloads);
  return held && writeDownloads(held);
};
