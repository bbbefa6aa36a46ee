export type { ToolAddresses } from './hand-off.model.ts';
export { openSso } from './open-sso.ts';
export type { HandOffs } from './sso.deps.ts';
export { ssoRoutes } from './sso.routes.ts';
