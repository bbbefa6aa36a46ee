import type { Section } from '@dray/contract/sections.ts';
import { expect, test } from 'vitest';
import type { Request, ShipToRef } from '#platform/request/request.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { getRepeated } from './reorder-items.ts';

const asked: string[] = [];
const reorders = {
  findRepeated: async (_: unknown, number: string) => {
    asked.push(number);
    return number === 'gone'
      ? undefined
      : { orderNumber: number, shipToId: number.slice(0, 1), companyId: 'C', country: 'CZ' };
  },
} as unknown as OrderingDeps['reorders'];

/** Orders at A, and sees orders at B alone. */
const buyer = {
  scope: {},
  holds: (section: Section, shipTo: ShipToRef | undefined) =>
    section === (shipTo?.id === 'B' ? 'My Orders' : 'Catalogue'),
} as Pick<Request, 'scope' | 'holds'>;

test('who may order at a ship-to, and see orders at another, repeats those of the other alone', async () => {
  await expect(getRepeated({ reorders }, buyer, 'A-1')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  await expect(getRepeated({ reorders }, buyer, 'gone')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await getRepeated({ reorders }, buyer, 'B-1')).toMatchObject({ orderNumber: 'B-1' });
});

test.each(['', 'B'.repeat(41), 'B 1', "B'", 'B\0'])('“%s” is no number, and nobody is asked for it', async (number) => {
  asked.length = 0;

  await expect(getRepeated({ reorders }, buyer, number)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(asked).toEqual([]);
  expect(await getRepeated({ reorders }, buyer, 'B'.repeat(40))).toBeDefined();
});
