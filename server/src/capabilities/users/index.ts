export type { Employee } from './changes/list-employees.ts';
export { deactivationStore } from './store/deactivation.store.ts';
export { type UsersDoor, users } from './users.door.ts';
export { usersRoutes } from './users.routes.ts';
