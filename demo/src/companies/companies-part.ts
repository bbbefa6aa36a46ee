import type { DemoPart } from '../demo-part.ts';
import { companyRows, payerRows, shipToRows, soldToRows, transportRows } from './company-rows.ts';

export const companiesPart: DemoPart = {
  name: 'companies',
  async load(transaction) {
    await transaction.insertInto('company').values(companyRows).execute();
    await transaction.insertInto('payer').values(payerRows).execute();
    await transaction.insertInto('sold_to').values(soldToRows).execute();
    await transaction.insertInto('ship_to').values(shipToRows).execute();
    await transaction.insertInto('ship_to_transport').values(transportRows).execute();
  },
};
