import { z } from 'zod';
import { signedIn } from '../guard.ts';
import { limits } from '../limits.ts';
import type { RestRoute } from '../rest-route.ts';
import {
  type BellKind,
  bellKinds,
  notificationChannels,
  notificationGroups,
  notificationTopics,
} from './notification-kinds.ts';

const group = z.enum(notificationGroups);

const bellItem = z.object({
  id: z.string(),
  kind: z.enum(bellKinds as [BellKind, ...BellKind[]]),
  group,
  at: z.string(),
  isUnread: z.boolean(),
  /** Where it is dealt with. */
  href: z.string(),
  /** What its words are made of, in the reader's language and by their rights of this moment. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

const bell = z.object({
  total: z.int(),
  offset: z.int(),
  limit: z.int(),
  unread: z.int(),
  groups: z.array(z.object({ group, total: z.int(), unread: z.int() })),
  results: z.array(bellItem),
});

const preference = z.object({
  topic: z.enum(notificationTopics),
  group,
  channels: z.array(z.object({ channel: z.enum(notificationChannels), isOn: z.boolean(), isLocked: z.boolean() })),
});
const preferences = z.object({ email: z.string(), topics: z.array(preference) });

export const notificationsRoutes = {
  listNotifications: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/notifications',
    summary: 'What the caller was told, newest first, with how much of it is unread.',
    guard: signedIn,
    whileActing: 'refused',
    query: z.object({
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(limits.pageSize).default(20),
      group: group.optional(),
    }),
    response: bell,
  },
  readNotifications: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/notifications/read',
    summary: 'Some of them, or all of them so far, are read.',
    guard: signedIn,
    whileActing: 'refused',
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(limits.pageSize).optional() }),
    response: z.object({ unread: z.int() }),
  },
  getNotificationPreferences: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/notifications/preferences',
    summary: 'What the caller is told of, and where.',
    guard: signedIn,
    whileActing: 'refused',
    response: preferences,
  },
  setNotificationPreference: {
    base: 'api',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/notifications/preferences',
    summary: 'Switches one topic of one channel on or off.',
    guard: signedIn,
    whileActing: 'refused',
    body: z.strictObject({
      topic: z.enum(notificationTopics),
      channel: z.enum(notificationChannels),
      isOn: z.boolean(),
    }),
    response: preferences,
  },
} as const satisfies Record<string, RestRoute>;
