import { expect, test } from 'vitest';
import { foreseeMove, type OfferedThere } from './foreseen-move.ts';

const line = (sku: string, packs: number, unit: number | null, options: { id: string; quantity: number }[] = []) => ({
  id: `line of ${sku}`,
  quantity_total: packs,
  product: { sku, name: `Beer ${sku}`, pack_label: 'Keg 50 l' },
  bundle_options: options,
  prices: { unit, row_total: (unit ?? 0) * packs },
});
const offer = (sku: string, your_price: number | null, own: Partial<OfferedThere> = {}): OfferedThere => ({
  sku,
  your_price,
  price_breaks: [],
  not_orderable_reason: null,
  items: null,
  ...own,
});

test('lines with another price are shown with both, and the totals are of the same goods', () => {
  const seen = foreseeMove([line('A', 10, 100.1), line('B', 2, 50)], [offer('A', 90.05), offer('B', 50)]);

  expect(seen).toMatchObject({ oldTotal: 1101, newTotal: 1000.5, gone: [] });
  expect(seen.changed).toEqual([{ id: 'line of A', name: 'Beer A Keg 50 l', old: 100.1, new: 90.05 }]);
});

test('a quantity break of the other ship-to counts from its quantity on', () => {
  const breaks = {
    price_breaks: [
      { min_qty: 10, price: 95 },
      { min_qty: 40, price: 90 },
    ],
  };

  const unitOf = (packs: number) => foreseeMove([line('A', packs, 1)], [offer('A', 100, breaks)]).changed[0]?.new;

  expect([9, 10, 39, 40].map(unitOf)).toEqual([100, 95, 95, 90]);
});

test('what is not offered, has no price or cannot be ordered there is named and stays out of the totals', () => {
  const soldOut = { not_orderable_reason: { message: 'Out of stock' } };

  const seen = foreseeMove(
    [line('A', 1, 10), line('B', 1, 20), line('C', 1, 30), line('D', 1, 40)],
    [offer('A', 10), offer('B', null), offer('C', 30, soldOut)],
  );

  expect(seen.gone.map(({ id, reason }) => [id, reason])).toEqual([
    ['line of B', undefined],
    ['line of C', 'Out of stock'],
    ['line of D', undefined],
  ]);
  expect([seen.oldTotal, seen.newTotal, seen.changed]).toEqual([10, 10, []]);
});

test('a bundle costs there what the chosen parts cost there', () => {
  const chosen = [
    { id: 'dark', quantity: 2 },
    { id: 'pale', quantity: 1 },
  ];
  const priced = (pale: number | null) => ({
    items: [
      {
        options: [
          { id: 'dark', price: 10.1 },
          { id: 'other', price: 99 },
        ],
      },
      { options: [{ id: 'pale', price: pale }] },
    ],
  });

  const dearer = foreseeMove([line('A', 3, 25, chosen)], [offer('A', 1, priced(5.05))]);
  const unpriced = foreseeMove([line('A', 3, 25, chosen)], [offer('A', 1, priced(null))]);

  expect(dearer).toMatchObject({ changed: [{ old: 25, new: 25.25 }], oldTotal: 75, newTotal: 75.75, gone: [] });
  expect(unpriced).toMatchObject({ changed: [], gone: [{ id: 'line of A' }] });
});
