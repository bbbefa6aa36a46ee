import {
  type NotificationGroup,
  notificationChannels,
  notificationGroups,
  notificationTopics,
  topicFacts,
} from '@dray/contract/notifications/notification-kinds.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import { groupOf, hears, kindsFor } from './bell.model.ts';
import type { KindCount, Preference } from './bell.store.ts';
import type { BellDeps } from './notifications.deps.ts';

export type BellDoor = ReturnType<typeof bell>;
export type AskedBell = { offset: number; limit: number; group: NotificationGroup | undefined };

/** What the caller was notified of, as far as they may still see what it is about. */
export function bell({ bell: store, clock, findEmail, describers }: BellDeps) {
  const countUnread = async (request: Request): Promise<number> =>
    sum(await store.countEntries(request.caller.uid, kindsFor(request)), 'unread');

  const listPreferences = async (request: Request) => {
    const { uid } = request.caller;
    const [chosen, email] = await Promise.all([store.listPreferences(uid), findEmail(uid)]);
    return {
      email,
      topics: notificationTopics
        .filter((topic) => hears(request, topic))
        .map((topic) => {
          const { group, isLocked } = topicFacts[topic];
          const channels = notificationChannels.map((channel) => ({
            channel,
            isLocked,
            isOn: chosen.find((each) => each.topic === topic && each.channel === channel)?.isOn ?? true,
          }));
          return { topic, group, channels };
        }),
    };
  };

  return {
    async listEntries(request: Request, { group, ...page }: AskedBell) {
      const { uid } = request.caller;
      const kinds = kindsFor(request);
      const asked = kindsFor(request, group);
      const [entries, counts] = await Promise.all([
        store.listEntries(uid, asked, page),
        store.countEntries(uid, kinds),
      ]);
      const described = await Promise.all(describers.map((describe) => describe(request, entries)));
      const facts = new Map(described.flat());
      const groups = notificationGroups.flatMap((each) => {
        const ofGroup = counts.filter(({ kind }) => kinds.some((known) => known === kind && groupOf(known) === each));
        const total = sum(ofGroup, 'total');
        return total > 0 ? [{ group: each, total, unread: sum(ofGroup, 'unread') }] : [];
      });
      return {
        ...page,
        total: group ? (groups.find((each) => each.group === group)?.total ?? 0) : sum(counts, 'total'),
        unread: sum(counts, 'unread'),
        groups,
        results: entries.flatMap((entry) => {
          const known = facts.get(entry.id);
          return known ? [{ entry, facts: known }] : [];
        }),
      };
    },

    async markRead(request: Request, ids: readonly string[] | undefined): Promise<{ unread: number }> {
      await store.markRead(request.caller.uid, ids, clock.now());
      return { unread: await countUnread(request) };
    },

    listPreferences,

    async setPreference(request: Request, wanted: Preference) {
      const { isLocked } = topicFacts[wanted.topic];
      if (!hears(request, wanted.topic)) throw new Refusal('SECTION_NOT_ALLOWED');
      if (isLocked) throw new Refusal('NOTIFICATION_LOCKED');
      await store.setPreference(request.caller.uid, wanted);
      return listPreferences(request);
    },
  };
}

const sum = (counts: readonly KindCount[], of: 'total' | 'unread'): number =>
  counts.reduce((all, count) => all + count[of], 0);
