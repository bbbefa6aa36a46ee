import * as rules from '#platform/csv/cell-rules.ts';
import type { CsvRow } from '#platform/csv/csv-file.ts';
import type { RefusedCell } from '#platform/csv/import-report.ts';
import { rowReader } from '#platform/csv/row-reader.ts';

export const requiredPriceColumns = ['price_list', 'sku', 'kind', 'net_price'] as const;

const known = new Set<string>([...requiredPriceColumns, 'min_qty', 'valid_from', 'valid_to', 'currency']);

export const isPriceColumn = (column: string): boolean => known.has(column);

export type PriceRow = {
  line: number;
  priceList: string;
  sku: string;
  kind: string;
  minQty: number;
  validFrom: string;
  validTo: string;
  netPrice: string;
  currency: string | undefined;
};

const kinds = ['list', 'customer', 'contract', 'promotion'];

const kind: rules.CellRule<string> = {
  rule: `must be one of ${kinds.join(', ')}`,
  read: (text) => (kinds.includes(text) ? text : undefined),
};

/** Where a row says nothing of its time, the price holds for ever. */
const [always, forever] = ['2000-01-01', '9999-12-31'];

export function readPriceRow(row: CsvRow): { price: PriceRow } | { wrong: readonly RefusedCell[] } {
  const reader = rowReader(row);
  const price: PriceRow = {
    line: row.line,
    priceList: reader.required('price_list', rules.line(40), ''),
    sku: reader.required('sku', rules.sku, ''),
    kind: reader.required('kind', kind, ''),
    minQty: reader.matched('min_qty', rules.positiveCount) ?? 1,
    validFrom: reader.matched('valid_from', rules.day) ?? always,
    validTo: reader.matched('valid_to', rules.day) ?? forever,
    netPrice: reader.required('net_price', rules.numberFromZero({ whole: 10, decimals: 2 }), '0'),
    currency: reader.matched('currency', rules.line(3)),
  };
  if (price.validTo < price.validFrom) reader.refuse('valid_to', 'must not be before valid_from');
  return reader.wrong().length > 0 ? { wrong: reader.wrong() } : { price };
}
