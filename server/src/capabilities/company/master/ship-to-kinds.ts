import { fault } from '#platform/csv/cell-fault.ts';
import type { Transaction } from '#platform/database/connection.ts';
import * as columns from '#platform/master/master-columns.ts';
import type {
  ComingRow,
  Judgement,
  MasterFault,
  MasterKind,
  MasterRow,
  MasterTable,
} from '#platform/master/master-kind.ts';
import { takeBack } from './company-kinds.ts';
import { masterCompanyStore } from './master-company.store.ts';
import { findParents, judgeByParents, parents } from './parents.ts';

const { idColumn, lineColumn } = columns;
const fixedId = { isNeeded: true, isFixed: true } as const;
const kilograms = { whole: 7, decimals: 3 };
const money = { whole: 10, decimals: 2 };

/** Of these ship-tos, how many orders are on their way; asked of who keeps orders. */
export type CountOpenOrders = (transaction: Transaction, shipToIds: readonly string[]) => Promise<number>;

const closes = ({ row, stored }: ComingRow): boolean =>
  row.status !== 'Active' && stored !== undefined && stored.row.status === 'Active';

export const shipTosKind = (countOpenOrders: CountOpenOrders): MasterKind => ({
  key: ['id'],
  columns: {
    id: idColumn(fixedId),
    company: idColumn(fixedId),
    sold_to: idColumn({ isNeeded: true }),
    name: lineColumn(120, { isNeeded: true }),
    street: lineColumn(120),
    postal_code: lineColumn(12),
    city: lineColumn(80, { isNeeded: true }),
    province: lineColumn(40),
    market: columns.marketColumn(fixedId),
    customer_type: lineColumn(20, { isNeeded: true }),
    status: columns.choiceColumn(['Active', 'Suspended', 'Move Out'], { isNeeded: true, otherwise: 'Active' }),
  },
  open(transaction): MasterTable {
    const store = masterCompanyStore(transaction);
    return {
      ...store.shipTos(),
      judge: (rows, findComing) => judgeByParents({ store, findComing }, rows, [parents.company, parents.soldTo]),
      end: (rows) => store.moveOut(rows.map(({ id = '' }) => id)),
      hasEnded: ({ status }) => status === 'Move Out',
      takeBack: (rows) => takeBack(store, 'ship_to', rows),
      async findConsequences(rows) {
        const closing = rows.filter(closes).map(({ row: { id = '' } }) => id);
        if (closing.length === 0) return [];
        const orders = await countOpenOrders(transaction, closing);
        return [
          { code: 'SHIP_TOS_CLOSE', count: closing.length },
          ...(orders > 0 ? [{ code: 'OPEN_ORDERS_OF_CLOSED', count: orders }] : []),
        ];
      },
    };
  },
});

export const transportsKind: MasterKind = {
  key: ['ship_to', 'transport'],
  columns: {
    ship_to: idColumn(fixedId),
    transport: columns.choiceColumn(['VAN', 'TRUCK', 'PICKUP'], fixedId),
    order: columns.positiveCountColumn({ isNeeded: true, otherwise: '1' }),
    handstacked: columns.bitColumn({ isNeeded: true, otherwise: '0' }),
    minimum_pallets: columns.countColumn(),
    maximum_pallets: columns.positiveCountColumn(),
    minimum_weight_kg: columns.decimalColumn(kilograms),
    maximum_weight_kg: columns.decimalColumn(kilograms),
    minimum_price: columns.decimalColumn(money),
    maximum_price: columns.decimalColumn(money),
    lead_days: columns.countColumn({ isNeeded: true }),
    cut_off: columns.timeColumn({ isNeeded: true }),
    closed_weekdays: columns.weekdaysColumn(),
  },
  findContradictions,
  open(transaction): MasterTable {
    const store = masterCompanyStore(transaction);
    const remove = (rows: readonly MasterRow[]) =>
      store.removeTransports(
        rows.map(({ ship_to = '', transport = '' }) => ({ ship_to_id: ship_to, transport_type: transport })),
      );
    return {
      ...store.transports(),
      async judge(rows, findComing): Promise<Judgement[]> {
        const shipTos = await findParents(store, findComing, parents.shipTo, rows);
        return rows.map(({ row: { ship_to = '' } }) => {
          const shipTo = shipTos.get(ship_to);
          return shipTo ? { country: shipTo.country } : { faults: [fault('ship_to', 'NO_SHIP_TO', { id: ship_to })] };
        });
      },
      end: remove,
      takeBack: async (rows) => {
        await remove(rows);
        return rows;
      },
    };
  },
};

const bounds = [
  ['minimum_pallets', 'maximum_pallets'],
  ['minimum_weight_kg', 'maximum_weight_kg'],
  ['minimum_price', 'maximum_price'],
] as const;

function findContradictions(row: MasterRow): MasterFault[] {
  const crossed = bounds.filter(
    ([least, greatest]) => row[least] && row[greatest] && Number(row[greatest]) < Number(row[least]),
  );
  return [
    ...crossed.map(([least, greatest]) => fault(greatest, 'NOT_LESS_THAN', { column: least })),
    ...(Number(row.lead_days) > 60 ? [fault('lead_days', 'COUNT_AT_MOST', { max: 60 })] : []),
    ...(row.closed_weekdays === '1 2 3 4 5 6 7' ? [fault('closed_weekdays', 'DAY_LEFT_OPEN')] : []),
    ...(row.maximum_price !== '' && Number(row.maximum_price) === 0 ? [fault('maximum_price', 'NUMBER_POSITIVE')] : []),
  ];
}
