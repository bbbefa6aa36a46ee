export { type Audit, audit } from './audit.door.ts';
export { auditStore } from './audit.store.ts';
