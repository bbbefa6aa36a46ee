import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { ContentStore } from './content.store.ts';

export type ContentDeps = { content: ContentStore; portalConfig: Pick<PortalConfigDoor, 'findToday'> };
