import type { Country } from '@dray/contract/markets.ts';
import { fault } from '#platform/csv/cell-fault.ts';
import { lineColumn, marketColumn, timeColumn, weekdaysColumn } from '#platform/master/master-columns.ts';
import type { MasterKind, MasterTable } from '#platform/master/master-kind.ts';
import { masterContactStore } from './master-contact.store.ts';

const needed = { isNeeded: true } as const;

/** One row a market: where its customers call and write, and when somebody is there. */
export const marketContactsKind: MasterKind = {
  key: ['market'],
  columns: {
    market: marketColumn({ isNeeded: true, isFixed: true }),
    company: lineColumn(120, needed),
    orders_phone: lineColumn(30, needed),
    service_phone: lineColumn(30, needed),
    email: lineColumn(120, needed),
    street: lineColumn(120, needed),
    postal_code: lineColumn(12, needed),
    city: lineColumn(80, needed),
    open_from: timeColumn({ ...needed, otherwise: '08:00' }),
    open_to: timeColumn({ ...needed, otherwise: '16:00' }),
    weekdays: weekdaysColumn({ ...needed, otherwise: '1 2 3 4 5' }),
  },
  findContradictions: ({ open_from = '', open_to = '', email = '' }) => [
    ...(open_to <= open_from ? [fault('open_to', 'AFTER', { column: 'open_from' })] : []),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? [] : [fault('email', 'E_MAIL')]),
  ],
  open(transaction): MasterTable {
    return {
      ...masterContactStore(transaction).contacts(),
      judge: async (rows) => rows.map(({ row }) => ({ country: row.market as Country })),
    };
  },
};
