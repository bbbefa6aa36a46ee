import type { Transaction } from '#platform/database/connection.ts';
import { companies, supplier } from './companies.ts';
import type { Address } from './company.ts';

/** Companies with their payers, sold-tos, ship-tos, and how goods come there. */
export async function insertCompanies(transaction: Transaction): Promise<void> {
  await transaction
    .insertInto('company')
    .values([supplier, ...companies].map(companyRow))
    .execute();
  await transaction.insertInto('payer').values(payerRows).execute();
  await transaction.insertInto('sold_to').values(soldToRows).execute();
  await transaction.insertInto('ship_to').values(shipToRows).execute();
  await transaction.insertInto('ship_to_transport').values(transportRows).execute();
}

const companyRow = ({ id, country, name, number }: { id: string; country: string; name: string; number: string }) => ({
  id,
  country,
  name,
  identification_no: number,
  taxvat: `${country}${number}`,
});

const addressColumns = ([street, postal_code, city]: Address) => ({ street, postal_code, city });

const payerRows = companies.map(({ id, country, name, number, address, payer }) => ({
  id: payer,
  company_id: id,
  name,
  ...addressColumns(address),
  country,
  identification_no: number,
  taxvat: `${country}${number}`,
}));

const soldToRows = companies.map(({ id, country, name, address, payer, soldTo }) => ({
  id: soldTo,
  company_id: id,
  payer_id: payer,
  name,
  ...addressColumns(address),
  country,
}));

const shipToRows = companies.flatMap(({ id, country, customerType, soldTo, shipTos }) =>
  shipTos.map((shipTo) => ({
    id: shipTo.id,
    company_id: id,
    sold_to_id: soldTo,
    name: shipTo.name,
    customer_type: customerType,
    status: shipTo.status ?? 'Active',
    ...addressColumns(shipTo.address),
    province: shipTo.province ?? null,
    country,
  })),
);

const transportRows = companies.flatMap((company) =>
  company.shipTos.flatMap(({ id, transports = company.transports }) =>
    transports.map((transport, index) => ({ ...transport, ship_to_id: id, preference: index + 1 })),
  ),
);
