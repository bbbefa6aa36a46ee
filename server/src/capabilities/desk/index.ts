export { deskRoutes } from './desk.routes.ts';
export { openDesk } from './open-desk.ts';
