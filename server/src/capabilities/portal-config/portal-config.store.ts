import type { Country } from '@dray/contract/markets.ts';
import type { MarketContact } from '@dray/contract/portal-config/portal-config.rest.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { SectionSwitch } from './portal-config.model.ts';
import { restoredMarkStore } from './restored-mark.store.ts';
import { sectionClosedStore } from './section-closed.store.ts';
import { switchStateStore } from './switch-state.store.ts';

export type PortalConfigStore = ReturnType<typeof portalConfigStore>;

export const portalConfigStore = namedStore('portal-config', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'portal_setting' | 'portal_switch' | 'market_contact'>();

  return {
    ...switchStateStore(transaction),
    ...restoredMarkStore(transaction),
    ...sectionClosedStore(transaction),

    getSettings: () =>
      tables
        .selectFrom('portal_setting')
        .select(['maintenance', 'banner_rotation', 'restored_at'])
        .executeTakeFirstOrThrow(),

    async listContacts(): Promise<Omit<MarketContact, 'closedDays'>[]> {
      const rows = await tables.selectFrom('market_contact').selectAll().orderBy('country').execute();
      return rows.map((row) => ({
        country: row.country as Country,
        company: row.company,
        phones: [
          { label: 'orders', number: row.orders_phone },
          { label: 'service', number: row.service_phone },
        ],
        email: row.email,
        street: row.street,
        postalCode: row.postal_code,
        city: row.city,
        requestsFrom: row.requests_from.slice(0, 5),
        requestsTo: row.requests_to.slice(0, 5),
        serviceDays: row.service_days,
      }));
    },

    async setSwitch({ section, value }: SectionSwitch): Promise<void> {
      await tables
        .insertInto('portal_switch')
        .values({ section, value })
        .onConflict((conflict) => conflict.column('section').doUpdateSet({ value }))
        .execute();
    },

    async setMaintenance(maintenance: boolean): Promise<void> {
      await tables.updateTable('portal_setting').set({ maintenance }).execute();
    },
  };
});
