import type { DemoPart } from '../demo-part.ts';
import { consentRows } from './consent-rows.ts';
import { hashDemoPassword } from './demo-password.ts';
import { accountRows, grantRows } from './people-rows.ts';
import { portfolioRows, staffGrantRows } from './staff-grant-rows.ts';

export const peoplePart: DemoPart = {
  name: 'people',
  async load(transaction, now) {
    // One hash for all: they share a public password, so salts of their own would hide nothing and cost a second.
    const passwordHash = await hashDemoPassword();
    const accounts = accountRows(now, passwordHash);
    await transaction.insertInto('account').values(accounts).execute();
    // By this table a start without the demo knows whom to keep out.
    await transaction
      .insertInto('demo_account')
      .values(accounts.map(({ uid }) => ({ uid })))
      .execute();
    await transaction.insertInto('role_grant').values(grantRows).execute();
    await transaction.insertInto('staff_grant').values(staffGrantRows(now)).execute();
    await transaction.insertInto('sales_portfolio').values(portfolioRows).execute();
    await transaction.insertInto('consent').values(consentRows(accounts)).execute();
  },
};
