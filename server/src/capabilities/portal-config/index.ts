export { openPortalConfig } from './open-portal-config.ts';
export type { PortalConfigDoor } from './portal-config.door.ts';
export { localDate, type PortalConfig } from './portal-config.model.ts';
export { portalConfigResolvers } from './portal-config.resolvers.ts';
export { portalConfigRoutes } from './portal-config.routes.ts';
export { restoredPortal } from './restored-portal.ts';
