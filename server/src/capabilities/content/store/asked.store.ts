import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type AskedStore = ReturnType<typeof askedStore>;

type Asked = { uid: string; itemId: string; day: string };

/** How many people opened the answers to questions, day by day; who they were is known for that day only. */
export const askedStore = namedStore('content', (transaction: Transaction) => ({
  /** Of each question opened since that day, how many people did so, each once a day. */
  async countSince(day: string): Promise<ReadonlyMap<string, number>> {
    const rows = await runFixed<{ item_id: string; people: number }>(
      transaction,
      fixed`select item_id, sum(people)::int as people from content_asked where asked_on >= ${day}::date group by item_id`,
    );
    return new Map(rows.map(({ item_id, people }) => [item_id, people]));
  },

  /** Once a person, question and day, however often it is called. */
  async addAsked({ uid, itemId, day }: Asked): Promise<void> {
    await runFixed(
      transaction,
      fixed`with first as (
          insert into content_asked_by (uid, item_id, asked_on) values (${uid}, ${itemId}, ${day}::date)
          on conflict (uid, item_id, asked_on) do nothing returning item_id, asked_on
        )
        insert into content_asked as known (item_id, asked_on, people) select item_id, asked_on, 1 from first
        on conflict (item_id, asked_on) do update set people = known.people + 1`,
    );
  },

  async removeAskedBefore(day: string, max: number): Promise<number> {
    const rows = await runFixed(
      transaction,
      fixed`delete from content_asked where (item_id, asked_on) in
        (select item_id, asked_on from content_asked where asked_on < ${day}::date limit ${max} for update skip locked)
        returning 1`,
    );
    return rows.length;
  },

  async removeAskersBefore(day: string, max: number): Promise<number> {
    const rows = await runFixed(
      transaction,
      fixed`delete from content_asked_by where (uid, item_id, asked_on) in
        (select uid, item_id, asked_on from content_asked_by where asked_on < ${day}::date limit ${max}
          for update skip locked)
        returning 1`,
    );
    return rows.length;
  },
}));
