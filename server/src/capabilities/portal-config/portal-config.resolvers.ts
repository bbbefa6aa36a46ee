import type { QueryResolvers } from '@dray/contract/generated/wire.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { PortalConfigDoor } from './portal-config.door.ts';
import { portalConfigToWire } from './portal-config.wire.ts';

type Resolvers = { Query: Pick<QueryResolvers<Request>, 'getPortalConfig'> };

/** A visitor without a market sees the one the portal was set up for. */
export function portalConfigResolvers(portalConfigOf: DoorOf<PortalConfigDoor>, homeMarket: Country): Resolvers {
  return {
    Query: {
      getPortalConfig: (_root, _args, request) =>
        request.read(async (transaction) =>
          portalConfigToWire(await portalConfigOf(transaction).getPortalConfig(request.delivery.country ?? homeMarket)),
        ),
    },
  };
}
