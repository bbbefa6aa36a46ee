import type { Country } from '@dray/contract/markets.ts';
import type { Actor } from '#platform/request/request.ts';
import { addHoliday } from './add-holiday.ts';
import { findComingHolidays, findToday, getPortalConfig } from './get-portal-config.ts';
import { listContacts } from './list-contacts.ts';
import type { PortalConfigDeps } from './portal-config.deps.ts';
import type { SectionSwitch } from './portal-config.model.ts';
import { setMaintenance } from './set-maintenance.ts';
import { setSwitch } from './set-switch.ts';

export type PortalConfigDoor = ReturnType<typeof portalConfig>;

export function portalConfig(deps: PortalConfigDeps) {
  return {
    getPortalConfig: (country: Country) => getPortalConfig(deps, country),
    findComingHolidays: (country: Country) => findComingHolidays(deps, country),
    findToday: (country: Country) => findToday(deps, country),
    listContacts: () => listContacts(deps),
    setSwitch: (actor: Actor, change: SectionSwitch) => setSwitch(deps, actor, change),
    setMaintenance: (actor: Actor, on: boolean) => setMaintenance(deps, actor, on),
    isClosed: async () => (await deps.settings.getSettings()).restored_at !== null,
    openRestored: () => deps.settings.openRestored(),
    addHoliday: (actor: Actor, holiday: { country: Country; date: string }) => addHoliday(deps, actor, holiday),
  };
}
