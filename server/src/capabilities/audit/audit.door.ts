import type { Actor } from '#platform/request/request.ts';
import type { AskedTrail, TrailSlice } from './asked-trail.model.ts';
import type { AuditDeps } from './audit.deps.ts';
import type { AuditAction, NewEvent } from './audit.model.ts';
import type { TrailPage } from './audit-trail.store.ts';
import { recordEvent } from './record-event.ts';
import type { TrailFilter } from './trail-looks.store.ts';

export type Audit = ReturnType<typeof audit>;

export function audit(deps: AuditDeps) {
  return {
    record: (actor: Actor, event: NewEvent) => recordEvent(deps, actor, event),
    listEvents: (filter: TrailFilter, page: TrailPage) => deps.trail.listEvents(filter, page),
    /** For those of the supplier's people who look after the audit; whose markets it is, they hand in. */
    listTrail: (asked: AskedTrail, slice: TrailSlice) => deps.reading.listTrail(asked, slice),
    countTrail: (asked: AskedTrail, max: number) => deps.reading.countTrail(asked, max),
    findLast: (subjects: readonly string[], actions: readonly AuditAction[]) => deps.trail.findLast(subjects, actions),
  };
}
