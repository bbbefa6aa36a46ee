import type { MarketContact } from '@dray/contract/portal-config/portal-config.rest.ts';
import { findComingHolidays } from './get-portal-config.ts';
import type { PortalConfigDeps } from './portal-config.deps.ts';

/** Of every market, with the days on which its own holidays close it. */
export async function listContacts(deps: PortalConfigDeps): Promise<MarketContact[]> {
  const contacts = await deps.settings.listContacts();
  return Promise.all(
    contacts.map(async (contact) => ({
      ...contact,
      closedDays: [...(await findComingHolidays(deps, contact.country))],
    })),
  );
}
