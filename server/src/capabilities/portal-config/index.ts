export { type PortalConfigDoor, portalConfig } from './portal-config.door.ts';
export { localDate, type PortalConfig } from './portal-config.model.ts';
export { portalConfigResolvers } from './portal-config.resolvers.ts';
export { portalConfigRoutes } from './portal-config.routes.ts';
export { portalConfigStore } from './portal-config.store.ts';
export { closeRestored } from './restored-mark.store.ts';
