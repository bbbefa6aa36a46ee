export type { Employee } from './changes/list-employees.ts';
export { usersKind } from './master/users-kind.ts';
export { openUsers } from './open-users.ts';
export type { UsersDoor } from './users.door.ts';
export { usersRoutes } from './users.routes.ts';
