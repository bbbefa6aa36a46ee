export { content } from './content.door.ts';
export { contentRoutes } from './content.routes.ts';
export { contentStore } from './content.store.ts';
