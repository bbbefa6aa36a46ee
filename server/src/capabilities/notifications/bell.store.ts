import type { NotificationChannel, NotificationTopic } from '@dray/contract/notifications/notification-kinds.ts';
import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { BellEntry } from './bell.model.ts';

export type BellStore = ReturnType<typeof bellStore>;

export type KindCount = { kind: string; total: number; unread: number };
export type Preference = { topic: NotificationTopic; channel: NotificationChannel; isOn: boolean };
type Page = { offset: number; limit: number };

/** More are not counted: nobody reads them one by one. */
const countedAtMost = 1_000;

/** Of what was written before the row said so its deliveries are asked. */
const isAtBell = part(`n.is_at_bell is not false and (n.is_at_bell or exists (
  select from notification_delivery d where d.notification_id = n.id and d.channel = 'bell' offset 0))`);

/** What one person was notified of. Every statement asks for their own rows alone. */
export const bellStore = namedStore('notifications', (transaction: Transaction) => ({
  /** Of each kind so many of the newest, each one range of an index: among all of a person's those of a rare kind are far apart. */
  listEntries(uid: string, kinds: readonly string[], { offset, limit }: Page): Promise<readonly BellEntry[]> {
    return runFixed<BellEntry>(
      transaction,
      fixed`
        select entry.* from (
          select newest.id from unnest(${kinds}::text[]) as asked (kind)
          cross join lateral (
            select n.id, n.created_at from notification n
            where n.uid = ${uid} and n.kind = asked.kind and ${isAtBell}
            order by n.created_at desc, n.id desc limit ${limit + offset}
          ) as newest
          order by newest.created_at desc, newest.id desc limit ${limit} offset ${offset}
        ) as shown
        cross join lateral (
          select n.id, n.uid, n.kind, n.subject, n.params, n.language, n.created_at as at, n.read_at is null as "isUnread"
          from notification n where n.id = shown.id offset 0
        ) as entry
        order by entry.at desc, entry.id desc`,
    );
  },

  countEntries(uid: string, kinds: readonly string[]): Promise<readonly KindCount[]> {
    return runFixed<KindCount>(
      transaction,
      fixed`
        select kind, count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
        from (
          select newest.kind, newest.read_at from unnest(${kinds}::text[]) as asked (kind)
          cross join lateral (
            select n.kind, n.read_at, n.created_at from notification n
            where n.uid = ${uid} and n.kind = asked.kind and ${isAtBell}
            order by n.created_at desc, n.id desc limit ${countedAtMost}
          ) as newest
          order by newest.created_at desc limit ${countedAtMost}
        ) as counted
        group by kind`,
    );
  },

  /** All that was sent until then where none are named. */
  async markRead(uid: string, ids: readonly string[] | undefined, at: Date): Promise<void> {
    await runFixed(
      transaction,
      fixed`
        update notification set read_at = ${at}
        where uid = ${uid} and read_at is null and created_at <= ${at}
          and (${ids === undefined}::boolean or id = any(${ids ?? []}::uuid[]))`,
    );
  },

  listPreferences(uid: string): Promise<readonly Preference[]> {
    return runFixed<Preference>(
      transaction,
      fixed`select topic, channel, is_on as "isOn" from notification_preference where uid = ${uid}`,
    );
  },

  async setPreference(uid: string, { topic, channel, isOn }: Preference): Promise<void> {
    await runFixed(
      transaction,
      fixed`
        insert into notification_preference (uid, topic, channel, is_on) values (${uid}, ${topic}, ${channel}, ${isOn})
        on conflict (uid, topic, channel) do update set is_on = excluded.is_on`,
    );
  },
}));
