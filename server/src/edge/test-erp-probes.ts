import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Answer, Caller } from '../testing/caller.ts';
import { insertPlaced } from '../testing/plain-orders.ts';
import type { TestPortal } from '../testing/portal.ts';
import type { StaffProbe, Verdicts, Writers } from './test-probe-shapes.ts';

const messages = '/api/staff/erp/messages';
const gone: Verdicts = ['404 NOT_FOUND', '404 NOT_FOUND'];
const without: Verdicts = ['200 without', '200 without'];
const readers = (verdicts: Verdicts) => ({ support: verdicts, operator: verdicts });
const operators = (verdicts: Verdicts) => ({ operator: verdicts });
const reason = 'found by hand';

/** Calls about the way to the ERP; there is no such order, so none of them changes anything. */
export const erpProbes: Readonly<Record<string, StaffProbe>> = {
  listErpMessages: {
    send: (caller, { market }) => caller.get(`${messages}?market=${market}`),
    expected: readers(without),
  },
  getErpOrder: { send: (caller) => caller.get(`${messages}/none`), expected: readers(gone) },
  retryErpOrder: {
    send: (caller) => caller.send('POST', `${messages}/none/retry`, undefined),
    expected: operators(gone),
  },
  retryErpOrders: {
    send: (caller, { market }) => caller.send('POST', `${messages}/retry`, { cause: 'none', market }),
    expected: operators(['200', '200']),
  },
  parkErpOrder: {
    send: (caller) => caller.send('POST', `${messages}/none/park`, { reason }),
    expected: operators(gone),
  },
  renumberErpOrder: {
    send: (caller) => caller.send('POST', `${messages}/none/renumber`, undefined),
    expected: operators(gone),
  },
  adoptErpOrder: {
    send: (caller) => caller.send('POST', `${messages}/none/adopt`, { sapId: '4711', reason }),
    expected: operators(gone),
  },
  giveUpErpOrder: {
    send: (caller) => caller.send('POST', `${messages}/none/give-up`, { reason }),
    expected: operators(gone),
  },
  listErpMismatches: {
    send: (caller) => caller.get('/api/staff/erp/reconciliation'),
    expected: readers(without),
  },
  reconcileErp: {
    // Nobody of them looks after Italy.
    send: (caller, { market }) => caller.send('POST', '/api/staff/erp/reconciliation', { markets: [market, 'IT'] }),
    expected: operators(gone),
  },
};

/** An order that the ERP did not take; the answer is its number. */
export async function parkOrder(portal: TestPortal, code = 'V1/302'): Promise<string> {
  const pool = new pg.Pool({ connectionString: portal.superuserUrl, max: 1 });
  const [number = ''] = await insertPlaced(pool, 1).finally(() => pool.end());
  await portal.sql(
    `insert into erp_message (order_number, sequence, kind, revision, state, attempts, request_id, last_code, last_error,
       created_at, parked_at)
     values ($1, 1, 'create', 1, 'parked', 1, $2, $3, '{"said":"Customer is blocked"}', now(), now())`,
    [number, randomUUID().replaceAll('-', ''), code],
  );
  return number;
}

/** Those of them that change something. */
export const erpWrites = {
  async retryErpOrder({ portal, asker }: Writers) {
    const number = await parkOrder(portal);
    return () => asker.send('POST', `${messages}/${number}/retry`, undefined);
  },
  async retryErpOrders({ portal, asker }: Writers) {
    await parkOrder(portal, 'V1/777');
    return () => asker.send('POST', `${messages}/retry`, { cause: 'V1/777' });
  },
  async parkErpOrder({ portal, asker }: Writers) {
    const number = await parkOrder(portal);
    await asker.send('POST', `${messages}/${number}/retry`, undefined);
    return () => asker.send('POST', `${messages}/${number}/park`, { reason });
  },
  async renumberErpOrder({ portal, asker }: Writers) {
    const number = await parkOrder(portal, 'REFERENCE_TAKEN');
    return () => asker.send('POST', `${messages}/${number}/renumber`, undefined);
  },
  async adoptErpOrder({ portal, asker }: Writers) {
    const number = await parkOrder(portal);
    return () => asker.send('POST', `${messages}/${number}/adopt`, { sapId: `7${number}`, reason });
  },
  async giveUpErpOrder({ portal, asker }: Writers) {
    const number = await parkOrder(portal);
    return () => asker.send('POST', `${messages}/${number}/give-up`, { reason });
  },
  async reconcileErp({ asker }: Writers) {
    return () => asker.send('POST', '/api/staff/erp/reconciliation', { markets: ['CZ'] });
  },
};

/** How a day is sent to each place that takes one. */
export const erpDays = (staff: () => Caller): Readonly<Record<string, (day: string) => Promise<Answer>>> => ({
  'listErpMismatches(query.from)': (day) =>
    staff().get(`/api/staff/erp/reconciliation?from=${encodeURIComponent(day)}`),
  'listErpMismatches(query.to)': (day) => staff().get(`/api/staff/erp/reconciliation?to=${encodeURIComponent(day)}`),
});
