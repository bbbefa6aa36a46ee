import { expect, test } from 'vitest';
import type { BulkOrder } from '#capabilities/bulk-upload/index.ts';
import { partsOf } from './bulk-parts.model.ts';

const orderIn = (state: BulkOrder['state'], rows: number) => ({ state, rows }) as BulkOrder;

test('rows in are rows ordered, on their way, refused and left', () => {
  const { parts, toMend, left } = partsOf([
    orderIn('ordered', 5),
    orderIn('waiting', 2),
    orderIn('refused', 3),
    orderIn('faulty', 4),
    orderIn('repeated', 1),
    orderIn('good', 2),
  ]);

  expect(parts).toEqual([
    { name: 'ordered', rows: 5 },
    { name: 'waiting', rows: 2 },
    { name: 'refused', rows: 3 },
    { name: 'left', rows: 7 },
  ]);
  expect([toMend, left]).toEqual([2, 4]);
});
