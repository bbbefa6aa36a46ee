import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { Actor } from '#platform/request/request.ts';

import { closeSection } from './close-section.ts';
import { days } from './days/days.door.ts';
import { findComingDays, findToday, getPortalConfig, getState } from './get-portal-config.ts';
import { listContacts } from './list-contacts.ts';
import type { PortalConfigDeps } from './portal-config.deps.ts';
import { localDate, type SectionSwitch } from './portal-config.model.ts';
import { setMaintenance } from './set-maintenance.ts';
import { setSwitch } from './set-switch.ts';

export type PortalConfigDoor = ReturnType<typeof portalConfig>;

export function portalConfig(deps: PortalConfigDeps) {
  return {
    getPortalConfig: (country: Country) => getPortalConfig(deps, country),
    findComingDays: (country: Country) => findComingDays(deps, country),
    findToday: (country: Country) => findToday(deps, country),
    listContacts: () => listContacts(deps),
    getState: () => getState(deps),
    listKeptSwitches: () => deps.settings.listSwitches(),
    closeSection: (actor: Actor, wanted: Parameters<typeof closeSection>[2]) => closeSection(deps, actor, wanted),
    setSwitch: (actor: Actor, change: SectionSwitch) => setSwitch(deps, actor, change),
    setMaintenance: (actor: Actor, on: boolean) => setMaintenance(deps, actor, on),
    isClosed: async () => (await deps.settings.getSettings()).restored_at !== null,
    openRestored: () => deps.settings.openRestored(),
    ...days({ ...deps, findToday: (country) => localDate(deps.clock.now(), marketOf(country).timeZone) }),
  };
}
