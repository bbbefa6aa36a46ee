export { type AccessDoor, access } from './access.door.ts';
export { grantsOf, mayUse } from './access.model.ts';
export { accessStore } from './access.store.ts';
export type { HeldGrant, NewGrant, Role, RoleSide } from './role.model.ts';
export { roleGrantStore } from './role-grant.store.ts';
