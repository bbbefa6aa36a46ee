/** Files as an ERP would export them, for tests. */

/** A lager in crates that nothing is wrong with. */
const goodProduct: Readonly<Record<string, string>> = {
  sku: 'IMP001',
  market: 'CZ',
  category: 'Beer/Lager',
  brand: 'Kalich',
  sub_brand: 'Kalich 12',
  name: 'Kalich Ležák 12°',
  pack_format: 'CR20',
  number_of_items_in_box: '20',
  volume_l: '0.5',
  hl_per_unit: '0.1',
  number_of_products_on_layer: '8',
  number_of_layers_per_pallet: '5',
  number_of_items_on_pallet: '40',
  weight: '10.1',
  gross_weight_for_one_cas: '19.3',
  pallet_weight: '797.0',
  returnable_package: '1',
  country_of_origin: 'CZ',
  ean: '2000000000107',
  ean_ea: '2100000000104',
};

const goodPrice: Readonly<Record<string, string>> = {
  price_list: 'IMP-CZ',
  sku: 'IMP001',
  kind: 'customer',
  net_price: '348.50',
};

type Rows = readonly Readonly<Record<string, string>>[];

/** One row for each set of cells that differ from the good product; all have the same columns. */
export const productsCsv = (...rows: Rows): string => toCsv(rows.map((row) => ({ ...goodProduct, ...row })));

export const pricesCsv = (...rows: Rows): string => toCsv(rows.map((row) => ({ ...goodPrice, ...row })));

export function toCsv(rows: Rows, delimiter = ','): string {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((cells) => cells.map(quoted).join(delimiter)).join('\n');
}

const quoted = (cell: string): string => (/[",;\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A text in small pieces, so that characters and line ends fall apart between them. */
export async function* inPieces(text: string, bytes: number): AsyncGenerator<Uint8Array> {
  const whole = Buffer.from(text);
  for (let at = 0; at < whole.length; at += bytes) yield whole.subarray(at, at + bytes);
}
