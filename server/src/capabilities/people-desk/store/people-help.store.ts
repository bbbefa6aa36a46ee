import type { HelpKind } from '@dray/contract/people-desk/help-kinds.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type PeopleHelp = {
  id: string;
  uid: string;
  staffUid: string;
  what: HelpKind;
  reason: string | undefined;
  at: Date;
};
export type PeopleHelpStore = ReturnType<typeof peopleHelpStore>;

/** What customer service did for whom, and why; the audit holds no words. */
export const peopleHelpStore = namedStore('people-desk', (transaction: Transaction) => ({
  async addHelp({ id, uid, staffUid, what, reason, at }: PeopleHelp): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into people_help (id, uid, staff_uid, what, reason, at)
        values (${id}, ${uid}, ${staffUid}, ${what}, ${reason ?? null}, ${at})`,
    );
  },

  async removeBefore(moment: Date, max: number): Promise<number> {
    const rows = await runFixed(
      transaction,
      fixed`delete from people_help where id = any(array(
          select id from people_help where at < ${moment} order by at limit ${max} for update skip locked))
        returning 1`,
    );
    return rows.length;
  },
}));
