export type { ChangeRules } from './needs/staff.deps.ts';
export { openStaff } from './open-staff.ts';
export type { HeldByPerson } from './people/command-grants.ts';
export { openSections } from './sections/open-sections.ts';
export { sectionsRoutes } from './sections/sections.routes.ts';
export type { StaffDoor } from './staff.door.ts';
export { staffRoutes } from './staff.routes.ts';
