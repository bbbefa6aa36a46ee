import { fixed, runFixed, type Transaction } from '../database/connection.ts';
import { namedStore } from '../database/named-store.ts';

/** Who sent it, with which key, and a digest of all that was asked for. */
export type ChangeKey = { uid: string; key: string; digest: string };
export type MadeChange = { digest: string; outcome: unknown };

/** Changes that were made once, by the key they came with. Written in the transaction of the change itself. */
export const madeChanges = namedStore('changes', (transaction: Transaction) => ({
  /** Answers whether it is new. While another one with this key is under way this waits for its end. */
  async claim({ uid, key, digest }: ChangeKey, now: Date, forgottenBefore: Date): Promise<boolean> {
    const rows = await runFixed(
      transaction,
      fixed`insert into made_change as made (uid, key, digest, made_at) values (${uid}, ${key}, ${digest}, ${now})
        on conflict (uid, key) do update set digest = excluded.digest, outcome = null, made_at = excluded.made_at
        where made.made_at < ${forgottenBefore} returning 1`,
    );
    return rows.length > 0;
  },

  keepOutcome: ({ uid, key }: ChangeKey, outcome: unknown) =>
    runFixed(
      transaction,
      fixed`update made_change set outcome = ${JSON.stringify(outcome)}::text::jsonb where uid = ${uid} and key = ${key}`,
    ),

  async find({ uid, key }: Pick<ChangeKey, 'uid' | 'key'>, forgottenBefore: Date): Promise<MadeChange | undefined> {
    const [made] = await runFixed<MadeChange>(
      transaction,
      fixed`select digest, outcome from made_change
        where uid = ${uid} and key = ${key} and made_at >= ${forgottenBefore}`,
    );
    return made;
  },

  async removeBefore(before: Date, max: number): Promise<number> {
    const rows = await runFixed(
      transaction,
      fixed`delete from made_change where (uid, key) in
        (select uid, key from made_change where made_at < ${before} order by made_at limit ${max} for update skip locked)
        returning 1`,
    );
    return rows.length;
  },
}));
