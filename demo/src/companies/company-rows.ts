import { addressFromLine } from './address-line.ts';
import type { Company } from './company.ts';
import { czechCompanies } from './czech-companies.ts';
import { italianCompanies } from './italian-companies.ts';
import { slovakCompanies } from './slovak-companies.ts';
import { spanishCompanies } from './spanish-companies.ts';
import { supplier } from './supplier.ts';

export const companies: readonly Company[] = [
  supplier,
  ...czechCompanies,
  ...slovakCompanies,
  ...italianCompanies,
  ...spanishCompanies,
];

export const companyRows = companies.map(({ id, country, name, identificationNo, taxvat }) => ({
  id,
  country,
  name,
  identification_no: identificationNo,
  taxvat,
}));

const payers = companies.flatMap((company) =>
  company.payers.map((payer) => ({
    company,
    ...payer,
    name: payer.name ?? company.name,
    address: payer.address ?? company.address,
  })),
);

export const payerRows = payers.map(({ id, company, name, address, ...numbers }) => ({
  id,
  company_id: company.id,
  name,
  ...addressColumns(address),
  country: company.country,
  identification_no: numbers.identificationNo ?? company.identificationNo,
  taxvat: numbers.taxvat ?? company.taxvat,
}));

const soldTos = payers.flatMap((payer) =>
  payer.soldTos.map((soldTo) => ({
    payer,
    company: payer.company,
    ...soldTo,
    name: soldTo.name ?? payer.name,
    address: soldTo.address ?? payer.address,
  })),
);

export const soldToRows = soldTos.map(({ id, company, payer, name, address }) => ({
  id,
  company_id: company.id,
  payer_id: payer.id,
  name,
  ...addressColumns(address),
  country: company.country,
}));

const shipTos = soldTos.flatMap((soldTo) =>
  soldTo.shipTos.map((shipTo) => ({ soldTo, company: soldTo.company, ...shipTo })),
);

export const shipToRows = shipTos.map(({ id, company, soldTo, name, address, status }) => ({
  id,
  company_id: company.id,
  sold_to_id: soldTo.id,
  name,
  customer_type: company.customerType,
  status: status ?? ('Active' as const),
  ...addressFromLine(address),
  country: company.country,
}));

export const transportRows = shipTos.flatMap(({ id, company, transports }) =>
  (transports ?? company.transports).map((transport, index) => ({
    ...transport,
    ship_to_id: id,
    preference: index + 1,
  })),
);

// Only a ship-to keeps its province.
function addressColumns(address: string) {
  const { street, postal_code, city } = addressFromLine(address);
  return { street, postal_code, city };
}
