import { addStaff } from '@dray/server/capabilities/staff/test-staff.ts';
import { parkOrder } from '@dray/server/edge/test-erp-probes.ts';
import type { Caller } from '@dray/server/testing/caller.ts';
import { openTestPortal, type TestPortal } from '@dray/server/testing/portal.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder } from '../erp/testing/an-order.ts';
import { erpCaller } from '../erp/testing/erp-caller.ts';
import { startTestErp, type TestErp } from '../erp/testing/test-erp.ts';

let erp: TestErp;
let portal: TestPortal;
let operator: Caller;
beforeAll(async () => {
  erp = await startTestErp();
  portal = await openTestPortal({
    // Whoever serves looks documents up without taking any job.
    env: { JOBS: '0', ERP_URL: erp.url, ERP_USER: erp.user, ERP_PASSWORD: erp.password, ERP_CLIENT: '100' },
  });
  await addStaff(portal, 'erp@meridian.example', [{ role: 'operator' }]);
  operator = await portal.signIn('erp@meridian.example');
});
afterAll(() => portal.close());

const adopt = (number: string, sapId: string) =>
  operator.send('POST', `/api/staff/erp/messages/${number}/adopt`, { sapId, reason: 'Found by its number in the ERP' });

test('a number is adopted once the ERP has been asked whose it is', async () => {
  const [number, other] = [await parkOrder(portal), await parkOrder(portal)];
  const caller = erpCaller(erp);
  const inErp = async (reference: string): Promise<string> =>
    (await caller.create(anOrder(reference))).body.d.SalesOrder;
  const [own, byHand] = [await inErp(`DRAY-${number}`), await inErp('by telephone')];

  expect(await adopt(number, '4711')).toMatchObject({ status: 409, body: { code: 'ERP_NUMBER_UNKNOWN' } });
  expect(await adopt(other, own)).toMatchObject({ status: 409, body: { code: 'ERP_NUMBER_TAKEN' } });
  expect(await adopt(number, own)).toMatchObject({ status: 200, body: { sapId: own } });
  expect(await adopt(other, byHand)).toMatchObject({ status: 200, body: { sapId: byHand } });
});

test('nothing is adopted while the ERP does not answer, but what is adopted stays so', async () => {
  const number = await parkOrder(portal);
  const [held] = await portal.sql<{ order_number: string; sap_id: string }>(
    'select order_number, sap_id from placed_order where sap_id is not null limit 1',
  );
  await erp.stop();

  expect(await adopt(number, '1')).toMatchObject({ status: 503, body: { code: 'ERP_AWAY' } });
  expect(await adopt(held?.order_number ?? '', held?.sap_id ?? '')).toMatchObject({ status: 200 });
  expect((await operator.get(`/api/staff/erp/messages/${number}`)).body).toMatchObject({ queued: { state: 'parked' } });
});
