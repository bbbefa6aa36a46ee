import { expect, test, vi } from 'vitest';
import type { Transaction } from '#platform/database/connection.ts';
import { openErpOrders } from './erp-orders.ts';
import type { OrderingDoor } from './ordering.door.ts';

test('anyone who has an order open is told that its day is over', async () => {
  const owner = { orderNumber: '4500101', companyId: 'C1001', shipToId: '100234', country: 'CZ' as const };
  const refreshPassedDays = vi.fn().mockResolvedValue({ changed: [{ ...owner, changes: {} }], next: '4500101' });
  const announce = vi.fn().mockResolvedValue(undefined);
  const ordersOf = openErpOrders({
    orderingOf: () => ({ refreshPassedDays }) as unknown as OrderingDoor,
    numbersOf: () => ({}) as never,
    billsOf: () => ({}) as never,
    liveOf: () => ({ announce }),
  });
  const page = { country: 'CZ' as const, after: '', max: 1 };

  const next = await ordersOf(() => [])({} as Transaction).refreshPassedDays(page);

  expect(next).toBe('4500101');
  expect(announce).toHaveBeenCalledExactlyOnceWith({
    kind: 'order',
    id: '4500101',
    section: 'My Orders',
    companyId: 'C1001',
    shipToId: '100234',
    country: 'CZ',
  });
});
