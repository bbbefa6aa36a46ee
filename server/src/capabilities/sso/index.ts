export type { ToolAddresses } from './hand-off.model.ts';
export type { HandOffKeys, HandOffSettings } from './sso.deps.ts';
export { sso } from './sso.door.ts';
export { ssoRoutes } from './sso.routes.ts';
