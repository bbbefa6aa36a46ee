import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type VoteStore = ReturnType<typeof voteStore>;
type Vote = { uid: string; itemId: string; isHelpful: boolean; at: Date };

export const voteStore = namedStore('content', (transaction: Transaction) => ({
  async setVote({ uid, itemId, isHelpful, at }: Vote): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into content_vote (uid, item_id, is_helpful, voted_at) values (${uid}, ${itemId}, ${isHelpful}, ${at})
        on conflict (uid, item_id) do update set is_helpful = excluded.is_helpful, voted_at = excluded.voted_at`,
    );
  },
}));
