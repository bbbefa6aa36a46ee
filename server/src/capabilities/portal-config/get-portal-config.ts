import { groupExceptions, type MarketExceptions } from '@dray/contract/company/special-days.ts';
import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { PortalConfigDeps } from './portal-config.deps.ts';
import { comingHolidays, localDate, type PortalConfig, switchesIn } from './portal-config.model.ts';

/** How the coming days of a market differ from its weekdays. */
export type ComingDays = { holidays: readonly string[]; exceptions: MarketExceptions };

export async function getPortalConfig(deps: PortalConfigDeps, country: Country): Promise<PortalConfig> {
  const [{ maintenance, banner_rotation, restored_at }, kept, holidays] = await Promise.all([
    deps.settings.getSettings(),
    deps.settings.listSwitches(),
    findComingHolidays(deps, country),
  ]);
  const isClosed = restored_at !== null;
  return {
    maintenance: maintenance || isClosed,
    isClosed,
    bannerRotationSeconds: banner_rotation,
    switches: switchesIn(kept, country),
    holidays,
  };
}

/** What every call is measured by, whatever its market: no days, and each switch with the markets that have closed it. */
export async function getState({ settings }: PortalConfigDeps) {
  const [{ maintenance, restored_at }, switches] = await Promise.all([settings.getSettings(), settings.listSwitches()]);
  const isClosed = restored_at !== null;
  return { maintenance: maintenance || isClosed, isClosed, switches };
}

/** Days without delivery in a market, from its own today on. */
export async function findComingHolidays(deps: PortalConfigDeps, country: Country): Promise<readonly string[]> {
  return (await findComingDays(deps, country)).holidays;
}

/** The same with the single days that differ for the market or for some of its ship-tos. */
export async function findComingDays({ days, clock }: PortalConfigDeps, country: Country): Promise<ComingDays> {
  const today = localDate(clock.now(), marketOf(country).timeZone);
  const { holidays, exceptions } = await days.listDays(country, today);
  return { holidays: comingHolidays(holidays, today), exceptions: groupExceptions(exceptions) };
}

/** The calendar day that a market has right now. */
export const findToday = async ({ clock }: Pick<PortalConfigDeps, 'clock'>, country: Country): Promise<string> =>
  localDate(clock.now(), marketOf(country).timeZone);
