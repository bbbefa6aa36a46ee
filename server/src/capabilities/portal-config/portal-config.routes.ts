import type { portalConfigRoutes as contract } from '@dray/contract/portal-config/portal-config.rest.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { PortalConfigDoor } from './portal-config.door.ts';

export function portalConfigRoutes(portalConfigOf: DoorOf<PortalConfigDoor>): RestHandlers<typeof contract> {
  return {
    listContacts: (request) =>
      request.read(async (transaction) => ({ contacts: await portalConfigOf(transaction).listContacts() })),
  };
}
