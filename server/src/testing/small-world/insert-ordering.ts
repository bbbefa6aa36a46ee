import type { Transaction } from '#platform/database/connection.ts';
import { companies } from './companies.ts';

/** What an order needs besides goods: ways to pay and, for those who know one, a coupon. */
export async function insertOrdering(transaction: Transaction): Promise<void> {
  await transaction.insertInto('payer_payment_method').values(paymentMethodRows).execute();
  await transaction
    .insertInto('coupon')
    .values({
      code: 'PIVO10',
      country: 'CZ',
      label: JSON.stringify({ en: 'Welcome', cs: 'Na uvítanou' }),
      percent: '10',
      minimum_net: '5000',
      valid_from: '2026-10-13',
      valid_to: '2027-03-12',
    })
    .execute();
}

const paymentMethodRows = companies.flatMap(({ payer }) =>
  ['invoice14', 'cash'].map((code, index) => ({ payer_id: payer, code, position: index + 1 })),
);
