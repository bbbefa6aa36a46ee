import {
  type BellKind,
  bellKinds,
  bellTopics,
  type NotificationGroup,
  type NotificationTopic,
  topicFacts,
} from '@dray/contract/notifications/notification-kinds.ts';
import type { Request } from '#platform/request/request.ts';
import type { Notification } from './notification.model.ts';

export type BellEntry = Notification & { id: string; at: Date; isUnread: boolean };

/** Where something at the bell leads, and what its words are made of. */
export type BellFacts = { href: string; values: Readonly<Record<string, string | number>> };

/** One entry by its id, and what is known of it. */
export type Described = [id: string, facts: BellFacts];

/** What a capability knows of its own kinds, as far as the caller may still see it; what is not its own it leaves out. */
export type Describer = (request: Request, entries: readonly BellEntry[]) => Promise<readonly Described[]>;

export const groupOf = (kind: BellKind): NotificationGroup => topicFacts[bellTopics[kind]].group;

/** A section that was taken away, or is switched off, takes its notifications along. */
export const hears = (request: Pick<Request, 'scopeOf'>, topic: NotificationTopic): boolean => {
  const { section } = topicFacts[topic];
  return section === undefined || request.scopeOf(section) !== undefined;
};

export const kindsFor = (request: Pick<Request, 'scopeOf'>, group?: NotificationGroup): BellKind[] =>
  bellKinds.filter((kind) => hears(request, bellTopics[kind]) && (group === undefined || groupOf(kind) === group));
