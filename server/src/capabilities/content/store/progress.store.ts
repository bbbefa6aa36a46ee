import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { ChapterProgress } from '../rules/progress.model.ts';

export type ProgressStore = ReturnType<typeof progressStore>;

type Row = {
  uid: string;
  item_id: string;
  chapter_id: string;
  finished_at: Date | null;
  video_seconds: number;
  updated_at: Date;
};

const toProgress = (row: Row): ChapterProgress => ({
  uid: row.uid,
  itemId: row.item_id,
  chapterId: row.chapter_id,
  finishedAt: row.finished_at ?? undefined,
  videoSeconds: row.video_seconds,
  updatedAt: row.updated_at,
});

export const progressStore = namedStore('content', (transaction: Transaction) => ({
  async findProgress(uids: readonly string[], itemIds: readonly string[]): Promise<ChapterProgress[]> {
    const rows = await runFixed<Row>(
      transaction,
      fixed`select uid, item_id, chapter_id, finished_at, video_seconds, updated_at from content_progress
        where uid = any(${uids}::text[]) and item_id = any(${itemIds}::text[])`,
    );
    return rows.map(toProgress);
  },

  /** Only ever grows: the device that was offline longest cannot take anything back. */
  async grow({ uid, itemId, chapterId, finishedAt, videoSeconds, updatedAt }: ChapterProgress): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into content_progress as known (uid, item_id, chapter_id, finished_at, video_seconds, updated_at)
        values (${uid}, ${itemId}, ${chapterId}, ${finishedAt ?? null}, ${videoSeconds}, ${updatedAt})
        on conflict (uid, item_id, chapter_id) do update set
          finished_at = coalesce(known.finished_at, excluded.finished_at),
          video_seconds = greatest(known.video_seconds, excluded.video_seconds),
          updated_at = greatest(known.updated_at, excluded.updated_at)`,
    );
  },
}));
