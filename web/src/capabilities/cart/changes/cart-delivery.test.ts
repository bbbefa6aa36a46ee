// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { PortalConfigDocument } from '../../../generated/operations.ts';
import { tellDeliveryOfCart } from './cart-delivery.ts';

const sent: Record<string, string>[] = [];
let client: QueryClient;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('lang', 'cs');
  localStorage.setItem('shipToId', '100234');
  localStorage.setItem('store', 'LivePortal_EMEA_CZ');
  localStorage.setItem('customertype', 'POS');
  sent.length = 0;
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers);
    return Response.json({ data: { getPortalConfig: {} } });
  });
  client = new QueryClient();
  tellDeliveryOfCart(client);
});

const keep = (cart: object) => client.setQueryData(['cart', 'brief', 'cs'], cart);
const headersOfACall = async () => {
  await callGraphql(PortalConfigDocument, {});
  const { accept: _accept, 'content-type': _type, ...rest } = sent.at(-1) ?? {};
  return rest;
};

const transports = [
  { value: 'TRUCK', earliest_date: '2026-11-17' },
  { value: 'VAN', earliest_date: '2026-11-18' },
];
const known = {
  'outlet-id': '100234',
  store: 'LivePortal_EMEA_CZ',
  'customer-type': 'POS',
  language: 'cs',
  'only-empties': '0',
};

test('whatever is called, what the cart says of its delivery goes along', async () => {
  keep({
    delivery_method: 'VAN',
    delivery_date: '2026-11-20',
    note_for_driver: 'Zvoňte u zadních dveří\n(vrátný)',
    customer_order_number: 'Č-7',
    available_transport_types: transports,
  });

  expect(await headersOfACall()).toEqual({
    ...known,
    'delivery-method': 'VAN',
    'delivery-date': '2026-11-20',
    'standard-delivery-date': '2026-11-18',
    'note-for-driver': 'Zvonte u zadnich dveri (vratny)',
    'customer-order-number': 'C-7',
  });
});

test('before a cart is known nothing is made up, and nothing of one that was placed goes with the next', async () => {
  expect(await headersOfACall()).toEqual(known);

  keep({ customer_order_number: 'A-1', note_for_driver: 'Vzadu', available_transport_types: [] });
  keep({ customer_order_number: null, note_for_driver: null, available_transport_types: transports });

  expect(await headersOfACall()).toEqual({ ...known, 'standard-delivery-date': '2026-11-17' });
});
