import type { CompanyPage } from './company-page.ts';

const address = { street: 'Xxxxxxxx 1', postalCode: '000 00', city: 'Xxxxx', country: 'CZ' };
const shipTo = (id: string) => ({
  id,
  name: 'Xxxxxxxxx',
  status: 'Active' as const,
  customerType: 'POS',
  ...address,
  transports: [],
});

/** Parts of the size of real ones, for the time until these come. */
export const inventedCompany: CompanyPage = {
  payers: [
    {
      id: '000001',
      name: 'Xxxxxxxx xxxxx',
      identificationNo: '00000000',
      taxVat: 'XX00000000',
      ...address,
      paymentMethods: [],
      soldTos: [{ id: '000002', name: 'Xxxxxxxx xxxxx', ...address, shipTos: ['1', '2', '3'].map(shipTo) }],
    },
  ],
  employees: [],
  payerdetail: [
    {
      companyId: 'X',
      companyName: 'Xxxxxxxx xxxxx',
      identificationNo: '00000000',
      taxVat: 'XX00000000',
      country: 'CZ',
    },
  ],
};
