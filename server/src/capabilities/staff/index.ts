export { openStaff } from './open-staff.ts';
export type { HeldByPerson } from './people/command-grants.ts';
export type { StaffDoor } from './staff.door.ts';
export { staffRoutes } from './staff.routes.ts';
