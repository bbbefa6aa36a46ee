import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { PortalConfigDeps } from './portal-config.deps.ts';
import { comingHolidays, localDate, type PortalConfig } from './portal-config.model.ts';

export async function getPortalConfig(deps: PortalConfigDeps, country: Country): Promise<PortalConfig> {
  const [{ maintenance, banner_rotation, restored_at }, switches, holidays] = await Promise.all([
    deps.settings.getSettings(),
    deps.settings.listSwitches(),
    findComingHolidays(deps, country),
  ]);
  const isClosed = restored_at !== null;
  return { maintenance: maintenance || isClosed, isClosed, bannerRotationSeconds: banner_rotation, switches, holidays };
}

/** Days without delivery in a market, from its own today on. */
export async function findComingHolidays(deps: PortalConfigDeps, country: Country): Promise<string[]> {
  return comingHolidays(await deps.settings.listHolidays(country), await findToday(deps, country));
}

/** The calendar day that a market has right now. */
export const findToday = async ({ clock }: Pick<PortalConfigDeps, 'clock'>, country: Country): Promise<string> =>
  localDate(clock.now(), marketOf(country).timeZone);
