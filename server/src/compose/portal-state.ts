import type { Country } from '@dray/contract/markets.ts';
import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { CachedRead } from '#platform/database/cached-read.ts';
import type { DoorOf } from '#platform/request/request.ts';

type StateParts = { read: CachedRead; portalConfigOf: DoorOf<PortalConfigDoor>; homeMarket: Country };

/** What every call is measured by: maintenance, switches, and whether it was restored and not opened yet. */
export const portalStateOf = ({ read, portalConfigOf, homeMarket }: StateParts) =>
  read(
    async (transaction) => {
      const { maintenance, isClosed, switches } = await portalConfigOf(transaction).getPortalConfig(homeMarket);
      return { maintenance, isClosed, switches: new Map(switches.map(({ section, value }) => [section, value])) };
    },
    () => 'portal',
  );
