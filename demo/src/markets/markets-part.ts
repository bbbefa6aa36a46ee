import { sections } from '@dray/contract/sections.ts';
import type { DemoPart } from '../demo-part.ts';
import { holidaysAround } from './holidays.ts';
import { marketContacts } from './market-contacts.ts';
import { marketSuppliers } from './market-suppliers.ts';

/** What an operator has already set stays as it is: the portal's set-up may be older than the demo world. */
export const marketsPart: DemoPart = {
  name: 'markets',
  async load(transaction, now) {
    const switches = sections.map((section) => ({ section, value: '1' }));
    await transaction
      .insertInto('market_contact')
      .values(marketContacts)
      .onConflict((row) => row.doNothing())
      .execute();
    await transaction
      .insertInto('market_supplier')
      .values(marketSuppliers)
      .onConflict((row) => row.doNothing())
      .execute();
    await transaction
      .insertInto('portal_switch')
      .values(switches)
      .onConflict((row) => row.doNothing())
      .execute();
    await transaction
      .insertInto('holiday')
      .values(holidaysAround(now))
      .onConflict((row) => row.doNothing())
      .execute();
  },
};
