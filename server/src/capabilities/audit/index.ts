export type { AskedTrail, TrailReach, TrailSlice } from './asked-trail.model.ts';
export type { Audit } from './audit.door.ts';
export type { AffectedCompany, NewEvent, TrailEvent } from './audit.model.ts';
export { openAudit } from './open-audit.ts';
export { personalAudit } from './personal-audit.ts';
