import { chanceOf } from '../history/chance.ts';
import { stableId } from '../history/stable-id.ts';
import type { PastNotification } from './past-notifications.ts';

const hourMs = 3_600_000;

/** Somebody reads notifications within hours; the newest few wait for them. */
export function notificationRows(notifications: readonly PastNotification[], now: Date) {
  const notified = [...Map.groupBy(notifications, ({ uid }) => uid)].flatMap(([uid, group]) => {
    const waiting = chanceOf('bell', uid).between(2, 5);
    return group
      .toSorted((one, other) => other.at.getTime() - one.at.getTime() || keyOf(one).localeCompare(keyOf(other)))
      .map((each, index) => ({ each, id: stableId('news', keyOf(each)), isRead: index >= waiting }));
  });
  return {
    notification: notified.map(({ each, id, isRead }) => ({
      id,
      uid: each.uid,
      kind: each.kind,
      subject: each.subject,
      params: each.params,
      language: null,
      dedupe_key: keyOf(each),
      created_at: each.at,
      read_at: isRead ? readAt(each, now) : null,
      is_at_bell: true,
    })),
    notification_delivery: notified.flatMap(({ each, id }) =>
      (each.isMailed ? ['mail', 'bell'] : ['bell']).map((channel) => ({
        notification_id: id,
        channel,
        ...(channel === 'mail' ? { state: 'sent', settled_at: each.at } : { state: 'waiting', settled_at: null }),
      })),
    ),
  };
}

/** As the portal itself would have written it: written again, it is the same notification. */
const keyOf = ({ kind, subject, fact }: PastNotification): string => [kind, subject, fact].filter(Boolean).join(' ');

const readAt = ({ at, subject }: PastNotification, now: Date): Date =>
  new Date(Math.min(now.getTime(), at.getTime() + chanceOf('read', subject).between(1, 6) * hourMs));
