import { Counter, type Registry } from 'prom-client';
import { type OpenedSession, unreadableGroups } from '#capabilities/identity/index.ts';
import type { Logger } from '#platform/logger.ts';

export type NoteGroups = (opened: Pick<OpenedSession, 'uid' | 'groups'>) => void;

/**
 * Staff whose groups nobody could read work without the roles that these would give: each such sign-in is counted, and each
 * cause is written once into the log. There is nothing that a person who signs in could do about it.
 */
export function groupsWarning(registry: Registry, logger: Pick<Logger, 'info' | 'warn'>): NoteGroups {
  const counter = new Counter({
    name: 'dray_staff_groups_unreadable_total',
    help: 'Sign-ins of staff without a readable list of groups (STAFF_GROUPS_CLAIM), by cause',
    labelNames: ['because'] as const,
    registers: [registry],
  });
  // An alert sees the first one only where there was a nought before.
  for (const because of unreadableGroups) counter.inc({ because }, 0);
  const hasWarned = new Set<string>();

  return ({ uid, groups }) => {
    if (groups.kind === 'customer') logger.info({ uid }, 'a customer is in a group of staff and stays a customer');
    if (groups.kind !== 'unreadable') return;
    const { because } = groups;
    counter.inc({ because });
    if (hasWarned.has(because)) return;
    hasWarned.add(because);
    logger.warn({ because }, 'the identity provider gives no readable list of groups; roles by groups do not count');
  };
}
