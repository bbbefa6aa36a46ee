import type { CustomerDetail } from '#capabilities/customers/index.ts';

const shipTo = (id: string): CustomerDetail['payers'][number]['soldTos'][number]['shipTos'][number] => ({
  id,
  name: 'Xxxxxxx',
  status: 'Active',
  customerType: 'POS',
  street: 'Xxxxxx 1',
  postalCode: '000 00',
  city: 'Xxxx',
  country: 'CZ',
  transports: [{ transportType: 'VAN', label: 'Xxx', leadDays: 1, cutOff: '12:00', closedWeekdays: [6, 7] }],
  nextDelivery: '2026-01-02',
});

/** Of the size of a real one, for the time until it comes. */
export const inventedCustomer: CustomerDetail = {
  company: { id: 'C', name: 'Xxxxxxxx', country: 'CZ', identificationNo: '00000000', taxVat: 'CZ00000000' },
  payers: [
    {
      id: '000000',
      name: 'Xxxxxxxx',
      identificationNo: '00000000',
      taxVat: 'CZ00000000',
      paymentMethods: [{ value: 'x', label: 'Xxxxxxx' }],
      soldTos: [{ id: '000000', name: 'Xxxxxxxx', shipTos: [shipTo('1'), shipTo('2')] }],
    },
  ],
  people: [],
  contracts: [],
  requests: { results: [], total: 0 },
  hidden: [],
};
