import { expect, test } from 'vitest';
import { sapNames } from './sap-names.ts';
import { orderSender } from './sap-send-order.ts';
import { anOrder, fakeClient, shippedMapping as mapping, refused } from './test-sap.ts';

const sending = { requestId: 'f00', firstSentAt: new Date('2026-11-16T10:00:00Z') };
const accepted = { data: { SalesOrder: '4711' }, headers: { repeatabilityresult: 'accepted' } };

function opened(answer: () => object, isRepeatable = true) {
  const { client, changes } = fakeClient({ read: () => ({}), change: answer });
  const sender = orderSender({
    client,
    names: sapNames({ mapping, referencePrefix: 'DRAY-' }),
    settings: { mapping, isRepeatable },
    dayOf: () => '2026-11-13',
  });
  return { ...sender, send: () => sender.sendOrder(anOrder, sending), changes };
}

test('an order is sent under our reference, with the id that was drawn for it', async () => {
  const { send, changes } = opened(() => accepted);

  expect(await send()).toEqual({ sapId: '4711', netMinor: undefined });
  expect(changes).toMatchObject([
    {
      path: 'A_SalesOrder',
      method: 'POST',
      body: { PurchaseOrderByShipToParty: 'DRAY-4500123' },
      headers: { RequestID: 'f00', RepeatabilityCreation: '2026-11-16T10:00:00.000Z' },
    },
  ]);
});

test('that the ERP repeats its answers is believed once it has said so, and stays believed', async () => {
  const answers: object[] = [{ SalesOrder: '1' }, accepted, { SalesOrder: '3' }];
  const { send, repeatsSafely } = opened(() => answers.shift() ?? {});

  const believed = [repeatsSafely()];
  for (let times = 0; times < 3; times += 1) {
    await send();
    believed.push(repeatsSafely());
  }

  expect(believed).toEqual([false, false, true, true]);
});

test('where an operator has not switched it on no id is sent, and nothing is believed', async () => {
  const { send, repeatsSafely, changes } = opened(() => accepted, false);

  await send();

  expect([repeatsSafely(), changes[0]?.headers]).toEqual([false, {}]);
});

test('a success without a number is looked for, and so is an id that was carried out long ago', async () => {
  const outdated = () => {
    throw refused(400, '/IWBEP/CM_COS/005');
  };

  await expect(opened(() => ({ SalesOrder: ' ' })).send()).rejects.toMatchObject({
    kind: 'unknown',
    code: 'NO_NUMBER',
  });
  await expect(opened(outdated).send()).rejects.toMatchObject({ kind: 'unknown' });
  await expect(
    opened(() => {
      throw refused(400, 'V1/302');
    }).send(),
  ).rejects.toMatchObject({ kind: 'refused', code: 'V1/302' });
});
