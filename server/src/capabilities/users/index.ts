export { deactivationStore } from './deactivation.store.ts';
export type { Employee } from './list-employees.ts';
export { type UsersDoor, users } from './users.door.ts';
export { usersRoutes } from './users.routes.ts';
