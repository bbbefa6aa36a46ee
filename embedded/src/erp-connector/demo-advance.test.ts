import { runCommand } from '@dray/server/commands/operator-command.ts';
import { readCommand } from '@dray/server/commands/operator-commands.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder } from '../erp/testing/an-order.ts';
import { deliveries, erpCaller } from '../erp/testing/erp-caller.ts';
import { startTestErp, type TestErp } from '../erp/testing/test-erp.ts';

// Monday morning; the order is for Friday.
const monday = new Date('2026-11-16T08:00:00Z');
let erp: TestErp;
beforeAll(async () => {
  erp = await startTestErp({ wall: { now: () => monday }, ripens: false });
});
afterAll(() => erp.stop());

async function advance(span: string): Promise<string> {
  const findErpControl = async () => ({ url: erp.controlUrl ?? '', token: erp.controlToken });
  const auditOf = () => ({ record: async () => undefined });
  const database = { write: <T>(work: (transaction: never) => Promise<T>) => work({} as never) };
  return runCommand(readCommand(['demo', 'advance', span]), { findErpControl, auditOf } as never, database);
}

test('an order stays as it was until its day comes, by itself or by the operator’s word', async () => {
  const caller = erpCaller(erp);
  const { body } = await caller.create(anOrder('DRAY-ADVANCE'));
  const path = `A_OutbDeliveryItem?$filter=${encodeURIComponent(`ReferenceSDDocument eq '${body.d.SalesOrder}'`)}`;
  const delivered = async () => (await caller.get(path, { service: deliveries })).body.d.results.length;

  const said = await advance('2d');
  const onWednesday = await delivered();
  await advance('48h');

  expect(said).toMatch(/The ERP’s clock shows 2026-11-18T08:00:00.000Z; \d+ things have happened there/);
  expect([onWednesday, (await delivered()) > 0]).toEqual([0, true]);
});
