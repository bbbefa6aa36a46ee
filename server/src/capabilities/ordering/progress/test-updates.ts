import type { DeliveryUpdate, ItemUpdate, OrderUpdate } from '#capabilities/erp/index.ts';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { composeOver } from '../../../testing/compose.ts';
import type { TestPortal } from '../../../testing/portal.ts';
import { usualDeliveryRules } from '../../erp/port/delivery-rules.ts';
import type { OrderingDoor } from '../ordering.door.ts';

const rulesOf = usualDeliveryRules;

/** What the ERP's connector does with the ordering door, each call in a transaction of its own. */
export function connectorAt(portal: TestPortal) {
  const database: Database = openDatabase(portal.databaseUrl, createLogger('silent'));
  const { orderingOf, reportingOf } = composeOver(database, portal.clock);
  const write = <T>(work: (ordering: OrderingDoor) => Promise<T>) =>
    database.write((transaction) => work(orderingOf(transaction)));
  return {
    write,
    tellOrder: (update: OrderUpdate) => write((ordering) => ordering.applyOrderUpdate(update, rulesOf)),
    tellDelivery: (update: DeliveryUpdate) => write((ordering) => ordering.applyDeliveryUpdate(update, rulesOf)),
    setSapId: (orderNumber: string, sapId: string) =>
      write((ordering) => ordering.setSapId(orderNumber, sapId, rulesOf)),
    rebuildSales: () => database.write((transaction) => reportingOf(transaction).rebuildSales()),
    close: () => database.close(),
  };
}

export type Connector = ReturnType<typeof connectorAt>;

export const itemUpdate = (lineNo: number, quantity: number, fields: Partial<ItemUpdate> = {}): ItemUpdate => ({
  lineNo,
  parentLineNo: undefined,
  sku: 'CZ100001',
  quantity,
  confirmed: quantity,
  rejection: undefined,
  netMinor: 0,
  ...fields,
});

/** Six packs of one beer, taken and confirmed. */
export const orderUpdate = (orderNumber: string, fields: Partial<OrderUpdate> = {}): OrderUpdate => ({
  orderNumber,
  sapId: `SAP${orderNumber}`,
  country: 'CZ',
  changedAt: new Date('2026-11-12T10:00:00Z'),
  process: 'not-yet',
  rejection: 'none',
  isHeld: false,
  netMinor: 0,
  items: [itemUpdate(10, 6)],
  ...fields,
});

/** All of it in one delivery that nobody has touched yet, with an empty keg to each. */
export function deliveryUpdate(
  orderNumber: string,
  fields: Partial<DeliveryUpdate> = {},
  quantity = 6,
  proven?: number,
): DeliveryUpdate {
  const number = fields.number ?? `8${orderNumber}`;
  const item = { sapId: `SAP${orderNumber}`, lineNo: 10, parentLineNo: undefined, sku: 'CZ100001', quantity, proven };
  return {
    number,
    picking: 'none',
    goodsIssue: 'none',
    proof: 'open',
    isBlocked: false,
    createdAt: new Date('2026-11-12T17:00:00Z'),
    pickedAt: undefined,
    loadedAt: undefined,
    issuedAt: undefined,
    deliveredAt: undefined,
    plannedFrom: new Date('2026-11-13T09:00:00Z'),
    plannedTo: new Date('2026-11-13T11:00:00Z'),
    route: 'BRNO-2',
    vehicle: undefined,
    depot: 'Brno',
    items: [
      { item: '10', ...item },
      { item: '20', ...item, lineNo: 900, parentLineNo: 10, sku: 'CZ-KEG' },
    ],
    ...fields,
  };
}

export const issued = {
  picking: 'wholly',
  goodsIssue: 'wholly',
  pickedAt: new Date('2026-11-12T21:00:00Z'),
  loadedAt: new Date('2026-11-13T04:00:00Z'),
  issuedAt: new Date('2026-11-13T05:00:00Z'),
} as const;

export const proven = { ...issued, proof: 'confirmed', deliveredAt: new Date('2026-11-13T09:40:00Z') } as const;
