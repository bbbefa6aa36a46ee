import type { Clock } from '#platform/clock.ts';
import type { AuditStore } from './audit.store.ts';
import type { AuditTrailStore } from './audit-trail.store.ts';
import type { TrailReadingStore } from './trail-reading.store.ts';

export type AuditDeps = { events: AuditStore; trail: AuditTrailStore; reading: TrailReadingStore; clock: Clock };
