import { countries } from '@dray/contract/markets.ts';
import { type PortalConfigDoor, switchesIn } from '#capabilities/portal-config/index.ts';
import type { CachedRead } from '#platform/database/cached-read.ts';
import type { DoorOf } from '#platform/request/request.ts';

type StateParts = { read: CachedRead; portalConfigOf: DoorOf<PortalConfigDoor> };
type Switches = ReadonlyMap<string, string>;

/** What every call is measured by: maintenance, switches, and whether it was restored and not opened yet. */
export const portalStateOf = ({ read, portalConfigOf }: StateParts) =>
  read(
    async (transaction) => {
      const { maintenance, isClosed, switches: kept } = await portalConfigOf(transaction).getState();
      const toMap = (switches: readonly { section: string; value: string }[]): Switches =>
        new Map(switches.map(({ section, value }) => [section, value]));
      const closing = countries.filter((country) => kept.some(({ closedIn }) => closedIn.includes(country)));
      const byMarket = new Map(closing.map((country) => [country, toMap(switchesIn(kept, country))]));
      return { maintenance, isClosed, switches: toMap(kept), byMarket };
    },
    () => 'portal',
  );
