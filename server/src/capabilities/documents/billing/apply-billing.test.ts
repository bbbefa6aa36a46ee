import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BillingUpdate } from '#capabilities/erp/index.ts';
import { usualDeliveryRules } from '#capabilities/erp/port/delivery-rules.ts';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { composeOver } from '../../../testing/compose.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';

let portal: TestPortal;
let database: Database;
beforeAll(async () => {
  portal = await openTestPortal();
  database = openDatabase(portal.databaseUrl, createLogger('silent'));
});
afterAll(async () => {
  await database.close();
  await portal.close();
});

const bill: BillingUpdate = {
  number: '90000001',
  kind: 'invoice',
  type: 'F2',
  payerId: '300101',
  date: '2026-11-10',
  currency: 'CZK',
  netMinor: 100_000,
  taxMinor: 21_000,
  isCancelled: false,
  isPaid: false,
  paymentReference: '90000001',
  changedAt: new Date('2026-11-10T19:00:00Z'),
  items: [],
};
const paid: BillingUpdate = { ...bill, isPaid: true, changedAt: new Date('2026-11-12T09:00:00Z') };

const tell = (update: BillingUpdate) =>
  database.write((transaction) =>
    composeOver(database, portal.clock).erpOrdersOf(usualDeliveryRules)(transaction).applyBilling(update),
  );

test('what is paid stays paid, though that it was open is reported late', async () => {
  const outcomes = [await tell(bill), await tell(paid), await tell(bill), await tell(paid)];

  expect(outcomes).toEqual(['changed', 'changed', 'same', 'same']);
  expect(await portal.sql(`select is_paid from billing_document`)).toEqual([{ is_paid: true }]);
});

test('a payment that was taken back later is an update', async () => {
  const takenBack = { ...bill, changedAt: new Date('2026-11-13T09:00:00Z') };

  expect(await tell(takenBack)).toBe('changed');
  expect(await portal.sql(`select is_paid from billing_document`)).toEqual([{ is_paid: false }]);
});
