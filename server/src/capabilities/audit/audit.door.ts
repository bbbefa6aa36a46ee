import type { Actor } from '#platform/request.ts';
import type { AuditDeps } from './audit.deps.ts';
import type { AuditEvent } from './audit.model.ts';
import { recordEvent } from './record-event.ts';

export type Audit = ReturnType<typeof audit>;

export function audit(deps: AuditDeps) {
  return {
    record: (actor: Actor, event: Pick<AuditEvent, 'action' | 'subject' | 'details'>) =>
      recordEvent(deps, actor, event),
  };
}
