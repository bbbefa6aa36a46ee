import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { clockColumn, plainTable } from '#platform/master/plain-table.ts';

const field = (name: string) => ({ field: name });

/** Whom customers of a market call. */
export const masterContactStore = namedStore('portal-config', (transaction: Transaction) => ({
  contacts: () =>
    plainTable(transaction.$pickTables<'market_contact'>(), {
      name: 'market_contact',
      key: ['market'],
      columns: {
        market: field('country'),
        company: field('company'),
        orders_phone: field('orders_phone'),
        service_phone: field('service_phone'),
        email: field('email'),
        street: field('street'),
        postal_code: field('postal_code'),
        city: field('city'),
        open_from: clockColumn('requests_from'),
        open_to: clockColumn('requests_to'),
        weekdays: {
          field: 'service_days',
          shown: `array_to_string(t.service_days, ' ')`,
          stored: (text) => text.split(' ').filter(Boolean).map(Number),
        },
      },
    }),
}));
