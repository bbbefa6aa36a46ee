import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { storedZip } from '@dray/server/platform/tables/zip-writer.ts';
import { type RunningDray, startDray } from '../running-dray.ts';

const portalCommand = fileURLToPath(new URL('../../server/src/commands/portal.ts', import.meta.url));
const execute = promisify(execFile);

type Cells = Readonly<Record<string, string>>;

/** A portal as a brewer gets it: nobody's data, nobody there. */
export const startEmpty = (): Promise<RunningDray> => startDray({ DEMO: '0' });

/** What an operator types; the answer is what the command says. */
export async function operate({ dataDir, address }: RunningDray, ...typed: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: address, DEMO: '0' };
  const { stdout } = await execute(process.execPath, [portalCommand, ...typed], { env });
  return stdout;
}

const numbers = { identification_no: '27082440', tax_number: 'CZ27082440' };
const address = { street: 'Pivovarská 1', postal_code: '664 00', city: 'Havranov', market: 'CZ' };
const named = { name: 'Hostinec U Nového s.r.o.', ...address };
const owner = { first_name: 'Jana', last_name: 'Nová', language: 'cs', company: 'C9001', role: 'R-OWNER' };

/** One customer and one product, with everything that an order needs. */
export const firstFiles = (ownerEmail: string): Readonly<Record<string, readonly Cells[]>> => ({
  'market-contacts': [
    {
      company: 'Pivovar a.s.',
      orders_phone: '+420 777 000 001',
      service_phone: '+420 777 000 002',
      email: 'servis@pivovar.example',
      ...address,
    },
  ],
  suppliers: [
    {
      name: 'Pivovar a.s.',
      ...address,
      ...numbers,
      register: 'KS Brno, B 0000',
      iban: 'CZ4599990000000000000019',
      bic: 'TESTCZPP',
      bank: 'Banka',
    },
  ],
  holidays: [{ market: 'CZ', day: '12-24', name_cs: 'Štědrý den', name_en: 'Christmas Eve' }],
  returnables: [{ sku: 'R-KEG30', market: 'CZ', kind: 'keg', deposit: '1000', name_en: 'Keg', name_cs: 'Sud' }],
  products: [
    {
      sku: 'NEW-KEG30',
      market: 'CZ',
      category: 'Pivo/Ležák',
      product_group: 'Beer',
      brand: 'Havranov',
      sub_brand: 'Havranov 12',
      name: 'Havranov Ležák 12°',
      pack_format: 'KEG30',
      number_of_items_in_box: '1',
      volume_l: '30',
      hl_per_unit: '0.3',
      number_of_products_on_layer: '6',
      number_of_layers_per_pallet: '3',
      number_of_items_on_pallet: '18',
      weight: '30.3',
      gross_weight_for_one_cas: '40.3',
      pallet_weight: '750.4',
      returnable_package: '1',
      returnables: 'R-KEG30:1',
      country_of_origin: 'CZ',
      ean: '2000000000206',
      ean_ea: '2100000000203',
    },
  ],
  'price-lists': [
    { code: 'CZ', name: 'Ceník', market: 'CZ', currency: 'CZK', market_list: '1' },
    { code: 'NEW-CZ', name: 'Noví zákazníci', market: 'CZ', currency: 'CZK', market_list: '0' },
  ],
  prices: [
    { price_list: 'CZ', sku: 'NEW-KEG30', kind: 'list', net_price: '1690' },
    { price_list: 'NEW-CZ', sku: 'NEW-KEG30', kind: 'customer', net_price: '1385.80' },
  ],
  companies: [{ id: 'C9001', name: named.name, market: 'CZ', ...numbers }],
  payers: [{ id: 'P9001', company: 'C9001', ...named, ...numbers }],
  'payment-terms': [{ payer: 'P9001', methods: 'invoice14 cash' }],
  'sold-tos': [{ id: 'S9001', company: 'C9001', payer: 'P9001', ...named }],
  'ship-tos': [{ id: '109001', company: 'C9001', sold_to: 'S9001', ...named, customer_type: 'POS' }],
  'transports-and-calendars': [
    { ship_to: '109001', transport: 'VAN', handstacked: '1', lead_days: '1', cut_off: '14:00', closed_weekdays: '6 7' },
  ],
  assignments: [{ ship_to: '109001', price_list: 'NEW-CZ' }],
  users: [{ ...owner, email: ownerEmail, invite: '1' }],
});

/** One file a kind, as a spreadsheet saves it. */
export const archiveOf = (files: Readonly<Record<string, readonly Cells[]>>): Buffer =>
  storedZip(Object.entries(files).map(([kind, rows]) => ({ name: `${kind}.csv`, bytes: Buffer.from(csvOf(rows)) })));

function csvOf(rows: readonly Cells[]): string {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map((cell) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';'))
    .join('\r\n');
}
