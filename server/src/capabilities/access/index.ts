export type { AccessDoor } from './access.door.ts';
export {
  grantsOf,
  holdsRight,
  isGrantedAt,
  isSectionOn,
  isShutTo,
  mayUse,
  mayUseAt,
} from './access.model.ts';
export { type PortfolioNeeds, portfoliosKind } from './master/portfolios-kind.ts';
export { openAccess } from './open-access.ts';
export { personalAccess } from './personal-access.ts';
export type { HeldGrant, NewGrant, Role, RoleSide } from './role.model.ts';
export { maxGroupNameLength, type StaffGroup } from './staff-groups.model.ts';
export type { HeldStaffGrant, NewStaffGrant, StaffRole } from './staff-role.model.ts';
