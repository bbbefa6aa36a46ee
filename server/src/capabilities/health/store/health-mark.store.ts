import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export const markNames = ['backup', 'restore-drill'] as const;
export type MarkName = (typeof markNames)[number];
export type Mark = { name: MarkName; at: Date; note: string };

export const healthMarkStore = namedStore('health', (transaction: Transaction) => ({
  /** An older one that is told later changes nothing. */
  async noteMark({ name, at, note }: Mark): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into health_mark as m (name, at, note) values (${name}, ${at}, ${note})
        on conflict (name) do update set at = excluded.at, note = excluded.note where m.at <= excluded.at`,
    );
  },

  listMarks(): Promise<readonly Mark[]> {
    return runFixed<Mark>(transaction, fixed`select name, at, note from health_mark`);
  },
}));
