import type { Transaction } from '@dray/server/platform/database/connection.ts';

/** Who of the supplier's people has done what the demo world tells. */
export async function findStaff(transaction: Transaction, email: string): Promise<string> {
  const { uid } = await transaction
    .selectFrom('account')
    .select('uid')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return uid;
}
