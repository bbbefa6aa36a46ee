import type { Clock } from '#platform/clock.ts';
import type { AuditStore } from './audit.store.ts';

export type AuditDeps = { events: AuditStore; clock: Clock };
