import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ErpFailure } from '../port/erp-failure.ts';
import type { ErpPort } from '../port/erp-port.ts';
import { type ErpTest, openErpTest } from '../test-erp.ts';
import { sendNext } from './send-next.ts';

let erp: ErpTest;
beforeAll(async () => {
  erp = await openErpTest();
});
afterAll(() => erp.close());
beforeEach(() => erp.forget());

type Message = { state: string; code: string | null; unknown: Date | null; attempts: number };
const messagesOf = (number: string) =>
  erp.sql<Message>(
    `select state, last_code as code, unknown_since as unknown, attempts from erp_message
     where order_number = $1 order by sequence`,
    [number],
  );
const statesOf = async (number: string) => (await messagesOf(number)).map(({ state }) => state);
const mismatches = () =>
  erp.sql<{ kind: string; sap_id: string }>('select kind, sap_id from erp_mismatch order by 1, 2');
const setSapId = (number: string) =>
  erp.sql(`update placed_order set sap_id = 'S' || order_number where order_number = $1`, [number]);

const send = (number: string, port: Partial<ErpPort>) => sendNext(erp.deps(port), number);
const failing =
  (kind: 'not-sent' | 'refused' | 'unknown', isAway = false) =>
  async () => {
    throw new ErpFailure(kind, 'The ERP said no', { code: 'V1/302', isAway });
  };
const dayMs = 24 * 3_600_000;

/** An order that is at the ERP, with a request to take it back. */
const placedWithCancel = async () => {
  const number = await erp.placed('create', 'cancel');
  await setSapId(number);
  return number;
};

test.each([
  ['create', 'findByReference'],
  ['cancel', 'cancel'],
] as const)('a %s is tried for three days, then people are asked', async (kind, call) => {
  const number = kind === 'create' ? await erp.placed('create') : await placedWithCancel();
  await erp.sql(`update erp_message set last_code = 'HTTP_500' where order_number = $1`, [number]);
  let asked = 0;
  const port = {
    [call]: async () => {
      asked += 1;
      return failing('unknown')();
    },
  };

  erp.clock.advance({ ms: 3 * dayMs });
  const still = await send(number, port);
  erp.clock.advance({ ms: 1 });
  const over = await send(number, port);

  expect([still.kind, over.kind, asked]).toEqual(['again', 'settled', 1]);
  expect((await messagesOf(number)).at(-1)).toMatchObject({ state: 'parked', code: 'TOO_LONG' });
  expect(erp.reported).toEqual([['setChecking', number, true]]);
});

test.each([
  ['done', 'done'],
  ['blocked', 'done'],
  ['goods-issued', 'refused'],
] as const)('the ERP’s answer to a cancel, %s, is the last word: %s', async (verdict, state) => {
  const number = await placedWithCancel();

  await send(number, { cancel: async () => ({ verdict }) });

  expect(await messagesOf(number)).toMatchObject([{ state: 'done' }, { state, code: verdict, attempts: 1 }]);
  expect(erp.reported).toEqual([['settleCancel', number, { verdict }]]);
});

test('a cancel that must wait stays as it is, and says whether the whole ERP is away', async () => {
  const number = await placedWithCancel();

  const locked = await send(number, { cancel: async () => ({ verdict: 'again-later', why: 'open at WEBER' }) });
  const away = await send(number, { cancel: failing('not-sent', true) });

  expect(locked).toEqual({ kind: 'again', reason: 'open at WEBER' });
  expect(away).toMatchObject({ kind: 'again', isAway: true });
  expect([await statesOf(number), erp.reported]).toEqual([['done', 'waiting'], []]);
});

test('the cancel of an order without a number is for people', async () => {
  const number = await erp.placed('cancel');

  await send(number, {});

  expect(await messagesOf(number)).toMatchObject([{ state: 'parked', code: 'NOTHING_TO_CANCEL' }]);
});

test('a parked create holds back the cancel behind it', async () => {
  const number = await erp.placed('create', 'cancel');

  await send(number, { sendOrder: failing('refused') });
  await send(number, {});

  expect(await statesOf(number)).toEqual(['parked', 'waiting']);
});

test('before the first byte leaves it counts as unknown', async () => {
  const number = await erp.placed('create');
  const during: unknown[] = [];

  await send(number, {
    async sendOrder() {
      during.push(...(await messagesOf(number)));
      return { sapId: '4711', netMinor: 20_000 };
    },
  });

  expect(during).toMatchObject([{ state: 'sending', unknown: erp.clock.now(), attempts: 1 }]);
  expect(await messagesOf(number)).toMatchObject([{ state: 'done', unknown: null, attempts: 1 }]);
  expect(await mismatches()).toEqual([]);
});

test('what was not sent leaves no doubt, and does not end an older one', async () => {
  const number = await erp.placed('create');
  await send(number, { sendOrder: failing('not-sent', true) });
  const first = await messagesOf(number);
  await send(number, { sendOrder: failing('unknown') });
  const doubtedAt = erp.clock.now();
  erp.clock.advance({ ms: 900_000 });

  const third = await send(number, { sendOrder: failing('not-sent') });

  expect(first).toMatchObject([{ state: 'waiting', unknown: null, attempts: 1 }]);
  expect(third.kind).toBe('again');
  expect(await messagesOf(number)).toMatchObject([{ state: 'unknown', unknown: doubtedAt, attempts: 3 }]);
});

test('while the ERP may still commit it, it is looked for and not sent, to the last millisecond', async () => {
  const number = await erp.placed('create');
  const lost = await send(number, { sendOrder: failing('unknown') });
  erp.clock.advance({ ms: 899_999 });

  const quiet = await send(number, {});
  erp.clock.advance({ ms: 1 });
  await send(number, { sendOrder: async () => ({ sapId: '4711', netMinor: undefined }) });

  expect(lost).toMatchObject({ kind: 'again', seconds: 2 });
  expect(quiet).toMatchObject({ kind: 'again', seconds: 1 });
  expect(await messagesOf(number)).toMatchObject([{ state: 'done', attempts: 2 }]);
});

test('a look that fails changes nothing of what is known', async () => {
  const number = await erp.placed('create');
  await send(number, { sendOrder: failing('unknown') });
  const before = await messagesOf(number);
  erp.clock.advance({ minutes: 1 });

  const outcome = await send(number, { findByReference: failing('unknown', true) });

  expect(outcome).toMatchObject({ kind: 'again', isAway: true });
  expect(await messagesOf(number)).toEqual(before);
});

test('what was refused may be given up, unless an earlier try may still come', async () => {
  const [plain, doubted] = [await erp.placed('create'), await erp.placed('create')];
  await send(doubted, { sendOrder: failing('unknown') });
  const since = erp.clock.now();
  erp.clock.advance({ ms: 900_000 });

  await send(plain, { sendOrder: failing('refused') });
  await send(doubted, { sendOrder: failing('refused') });

  expect(await messagesOf(plain)).toMatchObject([{ state: 'parked', unknown: null, code: 'V1/302' }]);
  expect(await messagesOf(doubted)).toMatchObject([{ state: 'parked', unknown: since }]);
});

test('taken back while it was looked for, it is not sent', async () => {
  const number = await erp.placed('create');

  await send(number, {
    async findByReference() {
      await erp.sql(`update erp_message set state = 'withdrawn' where order_number = $1`, [number]);
      return [];
    },
  });

  expect(await statesOf(number)).toEqual(['withdrawn']);
});

test('a process that was given up for dead reports its failure too late: what is settled stays so', async () => {
  const number = await erp.placed('create');

  await send(number, {
    async sendOrder() {
      await erp.sql(`update erp_message set state = 'done', unknown_since = null where order_number = $1`, [number]);
      return failing('unknown')();
    },
  });

  expect(await messagesOf(number)).toMatchObject([{ state: 'done', unknown: null }]);
});

test.each(['done', 'refused', 'withdrawn'] as const)('%s is the end of a message', async (state) => {
  const number = await erp.placed('create');
  const message = { orderNumber: number, sequence: 1 };
  const change = { attempts: 1, firstSentAt: undefined, unknownSince: undefined, at: erp.clock.now() };
  await erp.messages((store) => store.changeMessage(message, { ...change, state }));

  await erp.messages((store) =>
    store.changeMessage(message, { ...change, state: 'unknown', unknownSince: erp.clock.now() }),
  );

  expect(await messagesOf(number)).toMatchObject([{ state, unknown: null }]);
});

const found = (sapId: string, isOurs = true) => ({ sapId, isOurs, differences: [], netMinor: 20_000 });

test('what is there already is adopted and never sent; a second one is told', async () => {
  const number = await erp.placed('create');

  await send(number, { findByReference: async () => [found('0001', false), found('0002'), found('0003')] });

  expect(await erp.sql(`select sap_id from placed_order where order_number = $1`, [number])).toEqual([
    { sap_id: '0002' },
  ]);
  expect(await mismatches()).toEqual([{ kind: 'DOUBLED', sap_id: '0003' }]);
});

test('under our reference is another’s order: people are asked, nothing is sent', async () => {
  const number = await erp.placed('create');

  await send(number, { findByReference: async () => [found('0001', false)] });

  expect(await messagesOf(number)).toMatchObject([{ state: 'parked', code: 'REFERENCE_TAKEN' }]);
});

test('while one of ours may still come to stand there, too, it is looked for; then it is certain that none will', async () => {
  const number = await erp.placed('create');
  await erp.sql(`update erp_message set state = 'unknown', unknown_since = $2 where order_number = $1`, [
    number,
    erp.clock.now(),
  ]);
  const port = { findByReference: async () => [found('0001', false)] };

  erp.clock.advance({ ms: 899_000 });
  const first = await send(number, port);
  const meanwhile = await messagesOf(number);
  erp.clock.advance({ ms: 1_000 });
  const last = await send(number, port);

  expect([first, last.kind]).toMatchObject([{ kind: 'again', seconds: 1 }, 'settled']);
  expect(meanwhile).toMatchObject([{ state: 'unknown', code: 'REFERENCE_TAKEN', unknown: expect.any(Date) }]);
  expect(await messagesOf(number)).toMatchObject([{ state: 'parked', code: 'REFERENCE_TAKEN', unknown: null }]);
});

test('behind two that are not ours a third may stand, so what was sent stays unknown', async () => {
  const number = await erp.placed('create');
  await erp.sql(`update erp_message set state = 'unknown', unknown_since = $2 where order_number = $1`, [
    number,
    erp.clock.now(),
  ]);
  erp.clock.advance({ ms: 900_000 });

  await send(number, { findByReference: async () => [found('0001', false), found('0002', false)] });

  expect(await messagesOf(number)).toMatchObject([{ state: 'parked', unknown: expect.any(Date) }]);
});

test('an order that was given another reference is looked for and sent under that one alone', async () => {
  const number = await erp.placed('create');
  await erp.sql(`update erp_message set reference = $2 where order_number = $1`, [number, `${number}-2`]);
  const asked: unknown[] = [];

  await send(number, {
    async findByReference({ reference }) {
      asked.push(reference);
      return [];
    },
    async sendOrder({ orderNumber, reference }) {
      asked.push([orderNumber, reference]);
      return { sapId: '4711', netMinor: undefined };
    },
  });

  expect(asked).toEqual([`${number}-2`, [number, `${number}-2`]]);
});

test('what was renumbered while it was looked for is not sent by the process that looked', async () => {
  const number = await erp.placed('create');

  const outcome = await send(number, {
    async findByReference() {
      await erp.sql(`update erp_message set reference = $2 where order_number = $1`, [number, `${number}-2`]);
      return [];
    },
    async sendOrder({ reference }) {
      if (reference === undefined) throw new Error('sent under the old one');
      return { sapId: '4712', netMinor: undefined };
    },
  });

  expect([outcome.kind, await statesOf(number)]).toEqual(['settled', ['done']]);
});

test('where the feed was faster nothing is asked, and the cancel behind goes at once', async () => {
  const number = await placedWithCancel();
  const asked: unknown[] = [];

  await send(number, {
    async cancel(each) {
      asked.push(each);
      return { verdict: 'done' };
    },
  });

  expect([asked, await statesOf(number)]).toEqual([[{ sapId: `S${number}`, country: 'CZ' }], ['done', 'done']]);
});

test.each([
  [20_001, []],
  [19_999, []],
  [20_002, [{ kind: 'PRICE_DIFFERS', sap_id: '4711' }]],
  [19_998, [{ kind: 'PRICE_DIFFERS', sap_id: '4711' }]],
])('one line of 200.00 that costs %i hundredths there', async (netMinor, expected) => {
  const number = await erp.placed('create');

  await send(number, { sendOrder: async () => ({ sapId: '4711', netMinor }) });

  expect(await mismatches()).toEqual(expected);
});
