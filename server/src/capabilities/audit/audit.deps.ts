import type { Clock } from '#platform/clock.ts';
import type { AuditStore } from './audit.store.ts';
import type { AuditTrailStore } from './audit-trail.store.ts';

export type AuditDeps = { events: AuditStore; trail: AuditTrailStore; clock: Clock };
