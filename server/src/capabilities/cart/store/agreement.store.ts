import { masterPurchaseAgreement } from '@dray/contract/cart/agreement.ts';
import type { Transaction } from '#platform/database/connection.ts';

/** Who has accepted the agreement in force (T48). */
export function agreements(transaction: Transaction) {
  const tables = transaction.$pickTables<'accepted_agreement'>();

  return {
    async isAgreementAccepted(uid: string): Promise<boolean> {
      const row = await tables
        .selectFrom('accepted_agreement')
        .select('uid')
        .where('uid', '=', uid)
        .where('agreement', '=', masterPurchaseAgreement.agreement)
        .where('version', '=', masterPurchaseAgreement.version)
        .executeTakeFirst();
      return row !== undefined;
    },

    async acceptAgreement(uid: string, acceptedAt: Date): Promise<void> {
      await tables
        .insertInto('accepted_agreement')
        .values({ uid, ...masterPurchaseAgreement, accepted_at: acceptedAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
