import { type FixedStatement, fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { type UnannouncedJob, unannouncedJobs } from '#platform/jobs/unannounced-jobs.store.ts';
import { type Channel, keyOf, type Notification, type StoredNotification, topicOf } from './notification.model.ts';

type About = { channels: readonly Channel[]; jobs: readonly UnannouncedJob[]; createdAt: Date };

/** What another capability writes in the same statement, with the jobs that belong to it. */
export type Beside = { statement: FixedStatement; jobs: readonly UnannouncedJob[] };

export type NotificationStore = ReturnType<typeof notificationStore>;

export const notificationStore = namedStore('notifications', (transaction: Transaction) => {
  return {
    /** With the jobs that belong to it, in one statement. */
    async addNotification(notification: Notification, about: About): Promise<void> {
      await runFixed(transaction, fixed`with ${added(notification, about)} ${unannouncedJobs(about.jobs)}`);
    },

    /** With another insert in the same statement: placing an order waits for it. */
    async addNotificationBeside(notification: Notification, about: About, statement: FixedStatement): Promise<void> {
      await runFixed(
        transaction,
        fixed`with ${added(notification, about)}, beside as (${statement}) ${unannouncedJobs(about.jobs)}`,
      );
    },

    async listNotifiedIds(uid: string, kind: 'documents-new', since: Date): Promise<readonly string[]> {
      const rows = await runFixed<{ id: string }>(
        transaction,
        fixed`
          select jsonb_array_elements_text(params -> 'ids') as id from notification
          where uid = ${uid} and kind = ${kind} and created_at >= ${since}`,
      );
      return rows.map(({ id }) => id);
    },

    /** Nothing where it was served already. */
    async findWaiting(key: string, channel: Channel): Promise<StoredNotification | undefined> {
      const [row] = await runFixed<Row>(
        transaction,
        fixed`
          select n.id, n.uid, n.kind, n.subject, n.params, n.language from notification n
          join notification_delivery d on d.notification_id = n.id and d.channel = ${channel} and d.state = 'waiting'
          where n.dedupe_key = ${key}`,
      );
      // Written by ourselves, with what its kind asks for.
      return row && ({ ...row, language: row.language ?? undefined } as StoredNotification);
    },

    async settle(id: string, channel: Channel, state: 'sent' | 'dropped', at: Date): Promise<void> {
      await runFixed(
        transaction,
        fixed`
          update notification_delivery set state = ${state}, settled_at = ${at}
          where notification_id = ${id} and channel = ${channel} and state = 'waiting'`,
      );
    },

    async removeBefore(before: Date, max: number): Promise<number> {
      const rows = await runFixed<{ id: string }>(
        transaction,
        fixed`
          delete from notification where id in (
            select id from notification where created_at < ${before} order by created_at limit ${max} for update skip locked)
          returning id`,
      );
      return rows.length;
    },
  };
});

const added = (notification: Notification, { channels, createdAt }: About): FixedStatement => fixed`
  wanted as materialized (
    select asked.channel from unnest(${channels}::text[]) as asked (channel)
    where not exists (select from notification_preference p
      where p.uid = ${notification.uid} and p.topic = ${topicOf(notification.kind)} and p.channel = asked.channel and not p.is_on)
  ), told as (
    insert into notification (uid, kind, subject, params, language, dedupe_key, created_at, is_at_bell)
    values (${notification.uid}, ${notification.kind}, ${notification.subject}, ${JSON.stringify(notification.params)}, ${notification.language},
      ${keyOf(notification)}, ${createdAt}, exists (select from wanted where channel = 'bell'))
    on conflict (dedupe_key) do nothing
    returning id
  ), delivery as (
    insert into notification_delivery (notification_id, channel) select told.id, wanted.channel from told, wanted
  )`;

type Row = { id: string; uid: string; kind: string; subject: string; params: unknown; language: string | null };
