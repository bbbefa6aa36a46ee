import { expect, test } from 'vitest';
import { ErpFailure } from '../port/erp-failure.ts';
import { cancelAtSap } from './sap-cancel.ts';
import { type Change, czech, fakeClient, refused } from './test-sap.ts';

type Row = Record<string, unknown>;
type There = {
  order?: Row;
  items?: readonly Row[];
  /** Its deliveries, each with the items of the order that are in it. */
  deliveries?: readonly (Row & { items: readonly string[] })[];
};

const open = { SalesDocumentRjcnReason: '' };
const twoItems = [
  { SalesOrderItem: '10', ...open },
  { SalesOrderItem: '20', ...open },
];

/** What the ERP holds, read anew with every look; `change` answers each change, or throws. */
function cancelling(look: (turn: number) => There, change?: (each: Change) => void) {
  let turn = 0;
  let there: There = {};
  const fake = fakeClient({
    read(path) {
      if (path.startsWith('A_SalesOrder(')) {
        turn += 1;
        if (turn > 5) throw new Error('it looks without end');
        there = look(turn);
        return { OverallSDProcessStatus: 'A', ...there.order, to_Item: { results: there.items ?? twoItems } };
      }
      if (path === 'A_OutbDeliveryItem') {
        return {
          results: (there.deliveries ?? []).flatMap(({ DeliveryDocument, items }) =>
            items.map((item) => ({ DeliveryDocument, ReferenceSDDocumentItem: item })),
          ),
        };
      }
      return there.deliveries?.find(({ DeliveryDocument }) => path.includes(`'${DeliveryDocument}'`)) ?? {};
    },
    change(path, each) {
      change?.({ path, ...each });
      return {};
    },
  });
  return { ...fake, answer: cancelAtSap(fake.client, '4711', czech), looks: () => turn };
}

const delivery = (OverallGoodsMovementStatus: string, items: readonly string[], more: Row = {}) => ({
  DeliveryDocument: '80001',
  OverallGoodsMovementStatus,
  DeliveryBlockReason: '',
  __metadata: { etag: `W/"'7'"` },
  items,
  ...more,
});

test('without a delivery every item is rejected, and those that are rejected already are left alone', async () => {
  const items = [...twoItems, { SalesOrderItem: '30', SalesDocumentRjcnReason: '52' }];

  const { answer, changes } = cancelling(() => ({ items }));

  expect(await answer).toEqual({ verdict: 'done' });
  const body = { SalesDocumentRjcnReason: czech.cancelReason };
  expect(changes).toEqual([
    { path: `A_SalesOrderItem(SalesOrder='4711',SalesOrderItem='10')`, method: 'PATCH', body },
    { path: `A_SalesOrderItem(SalesOrder='4711',SalesOrderItem='20')`, method: 'PATCH', body },
  ]);
});

test('a delivery that has not left is blocked as it was read, and what is in none is rejected', async () => {
  const { answer, changes } = cancelling(() => ({ deliveries: [delivery('A', ['000010'])] }));

  expect(await answer).toEqual({ verdict: 'blocked' });
  expect(changes.map(({ path }) => path)).toEqual([
    `A_OutbDeliveryHeader('80001')`,
    `A_SalesOrderItem(SalesOrder='4711',SalesOrderItem='20')`,
  ]);
  expect(changes[0]).toMatchObject({
    body: { DeliveryBlockReason: czech.deliveryBlock },
    headers: { 'if-match': `W/"'7'"` },
  });
});

test('one that is blocked already is not blocked again', async () => {
  const blocked = delivery('A', ['10', '20'], { DeliveryBlockReason: '01' });

  const { answer, changes } = cancelling(() => ({ deliveries: [blocked] }));

  expect([await answer, changes]).toEqual([{ verdict: 'blocked' }, []]);
});

test.each(['B', 'C'])('once goods have left, partly or wholly (%s), nothing is changed', async (status) => {
  const untouched = delivery('A', ['20'], { DeliveryDocument: '80002' });

  const { answer, changes } = cancelling(() => ({ deliveries: [untouched, delivery(status, ['10'])] }));

  expect([await answer, changes]).toEqual([{ verdict: 'goods-issued' }, []]);
});

test.each([
  ['rejected', { OverallSDDocumentRejectionSts: 'C' }, { verdict: 'done' }],
  [
    'completed',
    { OverallSDProcessStatus: 'C' },
    { verdict: 'not-found-or-blocked', why: expect.stringContaining('completed') },
  ],
])('an order that is %s is left as it is', async (_name, order, expected) => {
  const { answer, changes } = cancelling(() => ({ order }));

  expect([await answer, changes]).toEqual([expected, []]);
});

test('an order that the ERP does not have is reported as that', async () => {
  const { answer, looks } = cancelling(() => {
    throw refused(404);
  });

  expect([await answer, looks()]).toEqual([
    { verdict: 'not-found-or-blocked', why: expect.stringContaining('no such order') },
    1,
  ]);
});

test.each([412, 428])(
  'an order that others change again and again (%i) is given up after three looks',
  async (status) => {
    const { answer, looks } = cancelling(
      () => ({}),
      () => {
        throw refused(status);
      },
    );

    expect([await answer, looks()]).toEqual([{ verdict: 'not-found-or-blocked', why: 'no' }, 3]);
  },
);

test('changed by somebody at the same time it is read anew, and cancelled as it then is', async () => {
  const moved = `W/"'8'"`;
  const { answer, changes, looks } = cancelling(
    (turn) => ({
      deliveries: [delivery('A', ['10', '20'], turn < 3 ? {} : { __metadata: { etag: moved } })],
    }),
    ({ headers }) => {
      if (headers?.['if-match'] !== moved) throw refused(412);
    },
  );

  expect([await answer, looks(), changes.length]).toEqual([{ verdict: 'blocked' }, 3, 3]);
});

test('refused because goods left in between, the second look says so', async () => {
  const { answer } = cancelling(
    (turn) => ({ deliveries: turn === 1 ? [] : [delivery('C', ['10', '20'])] }),
    () => {
      throw refused(400);
    },
  );

  expect(await answer).toEqual({ verdict: 'goods-issued' });
});

test('refused twice for another reason it is told with the ERP’s words', async () => {
  const { answer, looks } = cancelling(
    () => ({}),
    () => {
      throw refused(400, 'V2/474', 'Approved already');
    },
  );

  expect([await answer, looks()]).toEqual([{ verdict: 'not-found-or-blocked', why: 'Approved already' }, 2]);
});

test.each([
  ['V1/042', 'no'],
  ['VL/046', 'no'],
  ['XX/001', 'Order 4711 is currently being processed by WEBER'],
])('what somebody has open is tried again later: %s %s', async (code, message) => {
  const { answer, looks } = cancelling(
    () => ({}),
    () => {
      throw refused(423, code, message);
    },
  );

  expect([await answer, looks()]).toEqual([{ verdict: 'again-later', why: message }, 1]);
});

test('an answer that did not come is no answer', async () => {
  const { answer } = cancelling(
    () => ({}),
    () => {
      throw new ErpFailure('unknown', 'gone', { code: 'ECONNRESET' });
    },
  );

  await expect(answer).rejects.toMatchObject({ kind: 'unknown' });
});
