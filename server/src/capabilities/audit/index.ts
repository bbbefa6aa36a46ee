export { type Audit, audit } from './audit.door.ts';
export { auditStore } from './audit.store.ts';
export { auditTrailStore, type TrailEvent } from './audit-trail.store.ts';
