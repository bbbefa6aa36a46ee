export type { AccessDoor } from './access.door.ts';
export { grantsOf, mayUse, mayUseAt } from './access.model.ts';
export { openAccess } from './open-access.ts';
export type { HeldGrant, NewGrant, Role, RoleSide } from './role.model.ts';
