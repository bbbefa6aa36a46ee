import type { Country } from '@dray/contract/markets.ts';
import type { PortalConfigDeps } from './portal-config.deps.ts';
import { comingHolidays, localDate, type PortalConfig } from './portal-config.model.ts';

export async function getPortalConfig(deps: PortalConfigDeps, country: Country): Promise<PortalConfig> {
  const [{ maintenance, banner_rotation }, switches, holidays] = await Promise.all([
    deps.settings.getSettings(),
    deps.settings.listSwitches(),
    findComingHolidays(deps, country),
  ]);
  return { maintenance, bannerRotationSeconds: banner_rotation, switches, holidays };
}

/** Days without delivery in a market, from its own today on. */
export async function findComingHolidays(deps: PortalConfigDeps, country: Country): Promise<string[]> {
  const [today, holidays] = await Promise.all([findToday(deps, country), deps.settings.listHolidays(country)]);
  return comingHolidays(holidays, today);
}

/** The calendar day that a market has right now; of one we do not serve, the day in UTC. */
export async function findToday({ settings, clock }: PortalConfigDeps, country: Country): Promise<string> {
  const market = await settings.findMarket(country);
  return localDate(clock.now(), market?.timeZone ?? 'UTC');
}
