import type { Actor } from '#platform/request.ts';
import type { AuditDeps } from './audit.deps.ts';
import type { AuditEvent } from './audit.model.ts';

/** Part of the caller's transaction: a change and its record are both there, or neither is. */
export async function recordEvent(
  { events, clock }: AuditDeps,
  actor: Actor,
  event: Pick<AuditEvent, 'action' | 'subject' | 'details'>,
): Promise<void> {
  await events.addEvent({
    ...event,
    at: clock.now(),
    actor: actor.name,
    companyId: actor.companyId,
    requestId: actor.requestId,
  });
}
