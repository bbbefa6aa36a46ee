import type { Actor } from '#platform/request.ts';
import type { AuditDeps } from './audit.deps.ts';
import type { NewEvent } from './audit.model.ts';
import { recordEvent } from './record-event.ts';

export type Audit = ReturnType<typeof audit>;

export function audit(deps: AuditDeps) {
  return {
    record: (actor: Actor, event: NewEvent) => recordEvent(deps, actor, event),
  };
}
