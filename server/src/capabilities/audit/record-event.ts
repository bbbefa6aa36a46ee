import type { Actor } from '#platform/request/request.ts';
import type { AuditDeps } from './audit.deps.ts';
import type { NewEvent } from './audit.model.ts';

/** Part of the caller's transaction: a change and its record are both there, or neither is. */
export async function recordEvent({ events, clock }: AuditDeps, actor: Actor, event: NewEvent): Promise<void> {
  await events.addEvent({
    changes: {},
    companyId: actor.companyId,
    ...event,
    at: clock.now(),
    actor: actor.name,
    actingFor: actor.actingFor,
    requestId: actor.requestId,
  });
}
