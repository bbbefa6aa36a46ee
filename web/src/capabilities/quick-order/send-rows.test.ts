import { expect, test } from 'vitest';
import type { SentLine, WantedGoods } from './goods/quick-order-slots.ts';
import { quickGoods } from './goods/test-quick-goods.ts';
import { emptyRow, type PadRow } from './rows/pad-rows.ts';
import { sendRows } from './send-rows.ts';

const row = (own: Partial<PadRow>): PadRow => ({ ...emptyRow(), ...own });
const find = (code: string) => Promise.resolve(code.startsWith('CZ') ? quickGoods(code) : null);
const kinds = (rows: readonly PadRow[]) => rows.map(({ result }) => result?.kind);

test('every row that can be sent goes in one call, and each gets its own result', async () => {
  const calls: (readonly WantedGoods[])[] = [];
  const answers: SentLine[] = [
    { status: 'added', quantity_total: 6, message: null },
    { status: 'lowered', quantity_total: 4, message: 'Only 4 are left.' },
    { status: 'refused', quantity_total: 0, message: 'Not offered.' },
  ];
  const rows = [
    row({ code: 'CZ1', amount: '6' }),
    row({ code: 'nobody knows' }),
    row({ code: 'CZ2', amount: '1 p' }),
    row({ code: 'CZ3', amount: 'many' }),
    row({ code: 'CZ4' }),
    row({}),
  ];

  const sent = await sendRows(rows, find, async (wanted) => {
    calls.push(wanted);
    return answers;
  });

  expect(calls).toHaveLength(1);
  expect(calls[0]?.map(({ goods: { sku }, amount }) => [sku, amount])).toEqual([
    ['CZ1', { pack: 6, layer: 0, pallet: 0 }],
    ['CZ2', { pack: 0, layer: 0, pallet: 1 }],
    ['CZ4', { pack: 1, layer: 0, pallet: 0 }],
  ]);
  expect(kinds(sent)).toEqual(['added', 'unknown', 'lowered', 'wrongAmount', 'refused', undefined]);
  expect(sent.map(({ code }) => code)).toEqual(rows.map(({ code }) => code));
});

test('what is in the cart already is not sent again', async () => {
  const calls: (readonly WantedGoods[])[] = [];
  const send = async (wanted: readonly WantedGoods[]) => {
    calls.push(wanted);
    return wanted.map(() => ({ status: 'added', quantity_total: 1, message: null }));
  };
  const first = await sendRows([row({ code: 'CZ1' }), row({ code: 'x' })], find, send);

  await sendRows([...first, row({ code: 'CZ2' })], find, send);

  expect(calls.map((wanted) => wanted.map(({ goods: { sku } }) => sku))).toEqual([['CZ1'], ['CZ2']]);
});

test('rows of which none can be sent cost no call', async () => {
  const sent = await sendRows([row({ code: 'x' })], find, () => Promise.reject(new Error('not to be called')));

  expect(kinds(sent)).toEqual(['unknown']);
});
