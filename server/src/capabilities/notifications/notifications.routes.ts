import type { BellKind } from '@dray/contract/notifications/notification-kinds.ts';
import type { notificationsRoutes as contract } from '@dray/contract/notifications/notifications.rest.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { BellDoor } from './bell.door.ts';
import { type BellEntry, type BellFacts, groupOf } from './bell.model.ts';

export function notificationsRoutes(bellOf: DoorOf<BellDoor>): RestHandlers<typeof contract> {
  return {
    listNotifications: (request, { query: { group, offset, limit } }) =>
      request.read(async (transaction) => {
        const listed = await bellOf(transaction).listEntries(request, { group, offset, limit });
        return { ...listed, results: listed.results.map(toWire) };
      }),
    readNotifications: (request, { body }) =>
      request.write((transaction) => bellOf(transaction).markRead(request, body.ids)),
    getNotificationPreferences: (request) =>
      request.read((transaction) => bellOf(transaction).listPreferences(request)),
    setNotificationPreference: (request, { body }) =>
      request.write((transaction) => bellOf(transaction).setPreference(request, body)),
  };
}

function toWire({ entry, facts }: { entry: BellEntry; facts: BellFacts }) {
  // Only kinds of the bell were asked for.
  const kind = entry.kind as BellKind;
  const { id, at, isUnread } = entry;
  return {
    id,
    kind,
    group: groupOf(kind),
    at: at.toISOString(),
    isUnread,
    href: facts.href,
    values: { ...facts.values },
  };
}
