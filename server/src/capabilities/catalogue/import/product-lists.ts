import { isLanguage } from '@dray/contract/languages.ts';
import { z } from 'zod';
import { rule } from '#platform/csv/cell-fault.ts';
import { numberFromZero, positiveNumber, sku, webAddress } from '#platform/csv/cell-rules.ts';
import type { RowReader } from '#platform/csv/row-reader.ts';

/** Cells that hold more than one thing. */

const flagNames: Readonly<Record<string, 'is_new' | 'is_last' | 'is_sale'>> = {
  NEW: 'is_new',
  LAST: 'is_last',
  SALE: 'is_sale',
  PRODUCT_NEW: 'is_new',
  PRODUCT_LAST: 'is_last',
  PRODUCT_SALE: 'is_sale',
};

export function readFlags(reader: RowReader) {
  const flags = { is_new: false, is_last: false, is_sale: false };
  for (const word of reader.words('flags')) {
    const flag = flagNames[word.toUpperCase()];
    if (flag) flags[flag] = true;
    else reader.refuse('flags', 'WORD_NONE_OF', { word, values: 'NEW, LAST, SALE' });
  }
  return flags;
}

const unitNames: Readonly<Record<string, 'by_pack' | 'by_layer' | 'by_pallet'>> = {
  packs: 'by_pack',
  layers: 'by_layer',
  pallets: 'by_pallet',
};

/** Which units the goods are ordered by; all three where nothing is said. */
export function readCartFields(reader: RowReader) {
  const words = reader.words('cart_fields');
  const units = { by_pack: words.length === 0, by_layer: words.length === 0, by_pallet: words.length === 0 };
  for (const word of words) {
    const unit = unitNames[word.toLowerCase()];
    if (unit) units[unit] = true;
    else reader.refuse('cart_fields', 'WORD_NONE_OF', { word, values: 'packs, layers, pallets' });
  }
  return units;
}

export function readRelatedSkus(reader: RowReader, own: string): string[] {
  const skus = [...new Set(reader.words('related_skus'))];
  for (const word of skus) {
    if (!sku.read(word)) reader.refuse('related_skus', 'NOT_A_SKU', { word });
    if (word === own) reader.refuse('related_skus', 'RELATED_TO_ITSELF');
  }
  return skus;
}

export type ReturnableUnits = { sku: string; units: string };

const units = positiveNumber({ whole: 6, decimals: 3 });

/** `bottle-05:20|crate:1` */
export function readReturnables(reader: RowReader): ReturnableUnits[] {
  const found = new Map<string, ReturnableUnits>();
  for (const word of reader.words('returnables')) {
    const [name = '', amount = '', ...rest] = word.split(':');
    if (!sku.read(name) || !units.read(amount) || rest.length > 0)
      reader.refuse('returnables', 'NOT_SKU_AND_UNITS', { word });
    else if (found.has(name)) reader.refuse('returnables', 'TWICE_IN_CELL', { word: name });
    else found.set(name, { sku: name, units: amount });
  }
  return [...found.values()];
}

export function readImages(reader: RowReader, label: string): { url: string; label: string }[] {
  const urls = reader
    .textOf('images')
    .split(/\s*\|\s*/)
    .filter(Boolean);
  if (urls.some((url) => !webAddress.read(url))) reader.refuse('images', 'EACH_WEB_ADDRESS');
  return urls.map((url) => ({ url, label }));
}

const downloads = z
  .array(
    z.strictObject({
      name: z.record(z.string().refine(isLanguage), z.string().min(1).max(200)).refine((name) => Boolean(name.en)),
      url: z.string().refine((url) => webAddress.read(url) !== undefined),
      size: z.number().int().nonnegative(),
    }),
  )
  .max(20);

/** As the operator is told how to write them. */
export const downloadsExample = '[{"name": {"en": "…"}, "url": "https://…", "size": bytes}]';

/** JSON, because each has a name in every language: `[{"name": {"en": "Data sheet"}, "url": "/content/…", "size": 8120}]`. */
export function readDownloads(reader: RowReader): z.infer<typeof downloads> {
  return (
    reader.matched('downloads', {
      rule: rule('DOWNLOADS', { example: downloadsExample }),
      read: (text) => downloads.safeParse(parseJson(text)).data,
    }) ?? []
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const deposit = numberFromZero({ whole: 10, decimals: 2 });
