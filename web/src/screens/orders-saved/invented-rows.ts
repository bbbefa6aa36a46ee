import { type SavedOrderDetail, type SavedOrderRow, savedOrdersPerPage } from '#capabilities/saved-orders/index.ts';

const row: SavedOrderRow = {
  cart_id: '',
  date: '2026-11-12T09:30:00.000Z',
  total: 28640.18,
  currency: 'CZK',
  pallets: 2.5,
  lines: 6,
  ship_to_id: null,
  shipto_name: 'Name of place, City',
  customer_order_number: '2026/000',
  delivery_date: '2026-11-18',
};

/** Of ordinary length, so that what comes takes the place of what is drawn while one waits. */
export const inventedRows: readonly SavedOrderRow[] = Array.from({ length: savedOrdersPerPage }, (_, n) => ({
  ...row,
  cart_id: `${n}`,
}));

const line: SavedOrderDetail['items'][number] = {
  id: '',
  quantity_total: 6,
  pack_format: '',
  product: { name: 'Name of a beer', pack_label: 'Keg 50 l' },
  prices: { unit: 1436.4, row_total: 8618.4 },
  bundle_options: [],
  errors: [],
  price_before: null,
};

export const inventedDetail: SavedOrderDetail = {
  cart_id: '',
  delivery_date: '2026-11-18',
  transporttype: null,
  shipping_address: { outlet_name: 'Name of place', street: 'Street 00', city: 'City', postalcode: '000 00' },
  billing_address: { payername: 'Name of payer' },
  shipping_methods: [],
  payment_method: { title: 'Payment method' },
  items: [1, 2, 3].map((n) => ({ ...line, id: `${n}` })),
  prices: { currency: 'CZK' },
};
