export { type AccessDoor, access } from './access.door.ts';
export { grantsOf, mayUse } from './access.model.ts';
export { accessStore } from './access.store.ts';
