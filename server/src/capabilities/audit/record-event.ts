import type { Actor } from '#platform/request/request.ts';
import type { AuditDeps } from './audit.deps.ts';
import type { NewEvent } from './audit.model.ts';

/** Part of the caller's transaction: a change and its record are both there, or neither is. */
export async function recordEvent({ events, clock }: AuditDeps, actor: Actor, wanted: NewEvent): Promise<void> {
  const { companies = [], ...event } = wanted;
  const whole = {
    changes: {},
    companyId: actor.companyId,
    ...event,
    at: clock.now(),
    actor: actor.name,
    actingFor: actor.actingFor,
    requestId: actor.requestId,
  };
  if (companies.length === 0) await events.addEvent(whole);
  else await events.addShared(whole, companies);
}
