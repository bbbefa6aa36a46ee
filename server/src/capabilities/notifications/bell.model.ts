import {
  type BellKind,
  bellKinds,
  bellTopics,
  type NotificationGroup,
  type NotificationTopic,
  topicFacts,
} from '@dray/contract/notifications/notification-kinds.ts';
import type { Request } from '#platform/request/request.ts';

/** Where something at the bell leads, and what its words are made of. */
export type BellFacts = { href: string; values: Readonly<Record<string, string | number>> };

export const groupOf = (kind: BellKind): NotificationGroup => topicFacts[bellTopics[kind]].group;

/** A section that was taken away, or is switched off, takes its notifications along. */
export const hears = (request: Pick<Request, 'scopeOf'>, topic: NotificationTopic): boolean => {
  const { section } = topicFacts[topic];
  return section === undefined || request.scopeOf(section) !== undefined;
};

export const kindsFor = (request: Pick<Request, 'scopeOf'>, group?: NotificationGroup): BellKind[] =>
  bellKinds.filter((kind) => hears(request, bellTopics[kind]) && (group === undefined || groupOf(kind) === group));
