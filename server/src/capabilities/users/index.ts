export { users } from './users.door.ts';
export { usersRoutes } from './users.routes.ts';
