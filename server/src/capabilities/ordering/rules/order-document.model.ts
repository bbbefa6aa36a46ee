import { type Minor, parseMinor, toNumeric } from '#platform/money.ts';
import type { Order, OrderLine, OrderReturnable } from './ordering.model.ts';

type OptionRow = {
  line_no: number;
  id: string;
  sku: string;
  name: string;
  quantity: number;
  price: string | null;
  /** Absent in orders older than it. */
  containers?: Readonly<Record<string, number>>;
};

// As the order holds them; amounts as text, so that nothing is rounded.
export type LineRow = {
  line_no: number;
  sku: string;
  name: string;
  pack_format: string;
  quantity: number;
  layers: number;
  pallets: number;
  quantity_total: number;
  unit_price: string;
  list_price: string | null;
  discount: string;
  row_total: string;
  tax_rate: number;
  weight_kg: number;
  bundle_options: readonly OptionRow[];
};

export type ReturnableRow = {
  line_no: number;
  parent_sku: string | null;
  sku: string;
  name: string;
  units: number;
  unit_price: string;
  total_price: string;
};

/** What an order holds of its lines and containers, as it is written and read. */
export const documentsOf = ({ lines, returnables }: Order): { lines: LineRow[]; returnables: ReturnableRow[] } => ({
  lines: lines.map(toLineRow),
  returnables: returnables.map(toReturnableRow),
});

const toLineRow = (line: OrderLine): LineRow => ({
  line_no: line.lineNo,
  sku: line.sku,
  name: line.name,
  pack_format: line.packFormat,
  quantity: line.quantity,
  layers: line.layers,
  pallets: line.pallets,
  quantity_total: line.packs,
  unit_price: toNumeric(line.unitMinor),
  list_price: numericOrNull(line.listUnitMinor),
  discount: toNumeric(line.discountMinor),
  row_total: toNumeric(line.netMinor),
  tax_rate: line.taxRate / 100,
  weight_kg: line.weightKg,
  bundle_options: line.options.map(({ lineNo, priceMinor, ...option }) => ({
    line_no: lineNo,
    ...option,
    price: numericOrNull(priceMinor),
  })),
});

export const toLine = (row: LineRow): OrderLine => ({
  lineNo: row.line_no,
  sku: row.sku,
  name: row.name,
  packFormat: row.pack_format,
  quantity: row.quantity,
  layers: row.layers,
  pallets: row.pallets,
  packs: row.quantity_total,
  unitMinor: parseMinor(row.unit_price),
  listUnitMinor: minorOrNothing(row.list_price),
  discountMinor: parseMinor(row.discount),
  netMinor: parseMinor(row.row_total),
  taxRate: Math.round(row.tax_rate * 100),
  weightKg: row.weight_kg,
  options: row.bundle_options.map(({ line_no: lineNo, price, ...option }) => ({
    lineNo,
    ...option,
    priceMinor: minorOrNothing(price),
  })),
});

const toReturnableRow = (row: OrderReturnable): ReturnableRow => ({
  line_no: row.lineNo,
  parent_sku: row.parentSku ?? null,
  sku: row.sku,
  name: row.name,
  units: row.units,
  unit_price: toNumeric(row.unitMinor),
  total_price: toNumeric(row.totalMinor),
});

export const toReturnable = (row: ReturnableRow): OrderReturnable => ({
  lineNo: row.line_no,
  parentSku: row.parent_sku ?? undefined,
  sku: row.sku,
  name: row.name,
  units: row.units,
  unitMinor: parseMinor(row.unit_price),
  totalMinor: parseMinor(row.total_price),
});

const minorOrNothing = (text: string | null): Minor | undefined => (text === null ? undefined : parseMinor(text));

const numericOrNull = (minor: Minor | undefined): string | null => (minor === undefined ? null : toNumeric(minor));
