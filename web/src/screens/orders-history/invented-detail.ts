import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { inventedRow } from './invented-rows.ts';

const line: OrderDetail['lines'][number] = {
  lineNo: 10,
  position: 1,
  sku: 'CZ0000000',
  name: 'Name of a beer',
  packFormat: '',
  packLabel: 'Keg 50 l',
  quantity: 6,
  numberOfLayer: 0,
  numberOfPallet: 0,
  quantityTotal: 6,
  unitPrice: 1436.4,
  basicPrice: null,
  discount: 0,
  rowTotal: 8618.4,
  taxRate: 21,
  weight: 370,
  bundleOptions: [],
};
const place = { id: '', name: 'Name of place', street: 'Street 00', postalCode: '000 00', city: 'City', country: 'CZ' };

/** Of ordinary length, so that what comes takes the place of what is drawn while one waits. */
export const inventedDetail: OrderDetail = {
  ...inventedRow,
  transportType: '',
  transportLabel: 'Transport',
  paymentMethod: '',
  paymentTitle: 'Payment method',
  noteForDriver: null,
  revision: 1,
  physicalPallets: 1,
  weight: 1110,
  hectolitres: 9,
  lines: [1, 2, 3].map((position) => ({ ...line, position })),
  returnables: [],
  totals: { net: 25855.2, discount: 0, tax: 5429.59, deposit: 5400, grand: 36684.79, currency: 'CZK' },
  taxes: [{ rate: 21, base: 25855.2, amount: 5429.59 }],
  discounts: [],
  shipTo: { ...place, province: null },
  soldTo: { id: '', name: '' },
  payer: { ...place, identificationNo: '00000000', taxVat: 'CZ00000000' },
};
