import { expect, test } from 'vitest';
import { billingUpdate } from './sap-billing-update.model.ts';
import { contractUpdate, creditAccount } from './sap-customer-update.model.ts';
import { deliveryUpdate } from './sap-delivery-update.model.ts';
import { orderUpdate } from './sap-order-update.model.ts';
import { czech, instantOf } from './test-sap.ts';

const of = { country: 'CZ', market: czech } as const;
const day = '/Date(1795132800000)/';
const stamp = '/Date(1795160000000+0000)/';

const orderRow = {
  SalesOrder: '4711',
  LastChangeDateTime: stamp,
  TotalNetAmount: '12.50',
  OverallSDProcessStatus: 'A',
};
const order = (fields: object, items: readonly object[] = []) =>
  orderUpdate({ ...orderRow, ...fields }, items as Record<string, unknown>[], '1', of);

test.each([
  ['A', 'not-yet'],
  ['B', 'partly'],
  ['C', 'wholly'],
  ['', 'not-relevant'],
  ['Z', { raw: 'Z' }],
])('an order whose process is %s', (code, expected) => {
  expect(order({ OverallSDProcessStatus: code }).process).toEqual(expected);
});

test.each([
  [{}, false],
  [{ DeliveryBlockReason: '01' }, true],
  [{ TotalCreditCheckStatus: 'A' }, false],
  [{ TotalCreditCheckStatus: 'B' }, true],
  [{ TotalCreditCheckStatus: 'C' }, true],
  [{ SalesDocApprovalStatus: 'A' }, true],
  [{ SalesDocApprovalStatus: 'B' }, false],
])('an order with %o is held: %s', (each, expected) => {
  expect(order(each).isHeld).toBe(expected);
});

test('an order of which only pallets are left is rejected wholly', () => {
  const item = { RequestedQuantity: '2.000', NetAmount: '12.50' };
  const { rejection } = order({ OverallSDDocumentRejectionSts: 'B' }, [
    { ...item, SalesOrderItem: '10', SalesDocumentRjcnReason: '20' },
    { ...item, SalesOrderItem: '900010' },
  ]);

  expect(rejection).toBe('wholly');
});

test('what is rejected is reported with the reason that the mapping knows, or as it came', () => {
  const [reason = ''] = Object.keys(czech.rejections);
  const item = { SalesOrderItem: '10', HigherLevelItem: '', RequestedQuantity: '2.000', NetAmount: '12.50' };
  const { rejection, items } = order({ OverallSDDocumentRejectionSts: 'B' }, [
    { ...item, ConfdDelivQtyInOrderQtyUnit: '0.000' },
    { ...item, SalesDocumentRjcnReason: reason },
    { ...item, SalesDocumentRjcnReason: 'ZZ', HigherLevelItem: '000010' },
  ]);

  expect([rejection, order({ OverallSDDocumentRejectionSts: 'C' }).rejection, order({}).rejection]).toEqual([
    'partly',
    'wholly',
    'none',
  ]);
  expect(items).toMatchObject([
    { lineNo: 10, parentLineNo: undefined, confirmed: 0, rejection: undefined, netMinor: 1_250 },
    { confirmed: undefined, rejection: czech.rejections[reason] },
    { parentLineNo: 10, rejection: { raw: 'ZZ' } },
  ]);
});

const deliveryRow = {
  DeliveryDocument: '80001',
  CreationDate: day,
  CreationTime: 'PT18H00M00S',
  PickingDate: day,
  PickingTime: 'PT22H00M00S',
  LoadingDate: day,
  LoadingTime: 'PT05H00M00S',
  ActualGoodsMovementDate: day,
  ActualGoodsMovementTime: 'PT06H00M00S',
  ProofOfDeliveryDate: day,
  ConfirmationTime: 'PT11H30M00S',
  DeliveryDate: day,
  DeliveryTime: 'PT11H00M00S',
};
const deliveryItem = {
  DeliveryDocumentItem: '10',
  ReferenceSDDocument: '4711',
  ReferenceSDDocumentItem: '000010',
  ActualDeliveryQuantity: '3.000',
  OriginalDeliveryQuantity: '4.000',
};
const delivery = (picking: string, issue: string, proof: string, fields: object = {}) =>
  deliveryUpdate(
    {
      ...deliveryRow,
      OverallPickingStatus: picking,
      OverallGoodsMovementStatus: issue,
      OverallProofOfDeliveryStatus: proof,
      ...fields,
    },
    [deliveryItem],
    of,
    instantOf,
  );

test('what is only planned is no fact: picked, loaded, issued and delivered are told when they happened', () => {
  expect(delivery('B', 'A', 'A')).toMatchObject({
    picking: 'partly',
    goodsIssue: 'none',
    proof: 'open',
    pickedAt: undefined,
    loadedAt: undefined,
    issuedAt: undefined,
    deliveredAt: undefined,
    createdAt: new Date('2026-11-20T17:00:00Z'),
    items: [{ quantity: 3, proven: undefined }],
  });
  expect(delivery('C', 'A', 'A')).toMatchObject({
    pickedAt: new Date('2026-11-20T21:00:00Z'),
    loadedAt: new Date('2026-11-20T04:00:00Z'),
    issuedAt: undefined,
  });
  expect(delivery('C', 'B', '')).toMatchObject({
    goodsIssue: 'partly',
    proof: 'not-relevant',
    issuedAt: new Date('2026-11-20T05:00:00Z'),
    deliveredAt: undefined,
  });
});

test.each([
  ['B', 'differs'],
  ['C', 'confirmed'],
])('with its proof (%s) it tells what was loaded and what was handed over', (code, proof) => {
  expect(delivery('C', 'C', code)).toMatchObject({
    proof,
    deliveredAt: new Date('2026-11-20T10:30:00Z'),
    items: [{ quantity: 4, proven: 3, sapId: '4711', lineNo: 10 }],
  });
});

test('a planned time is the middle of two hours, and a day without a time is no window', () => {
  expect(delivery('A', 'A', 'A')).toMatchObject({
    plannedFrom: new Date('2026-11-20T09:00:00Z'),
    plannedTo: new Date('2026-11-20T11:00:00Z'),
  });
  expect(delivery('A', 'A', 'A', { DeliveryTime: null }).plannedFrom).toBeUndefined();
});

const bill = (fields: object, market = czech) =>
  billingUpdate(
    {
      BillingDocument: '9001',
      BillingDocumentType: 'F2',
      BillingDocumentDate: day,
      TotalNetAmount: '1.00',
      TaxAmount: '0.21',
      LastChangeDateTime: stamp,
      BillingDocumentIsCancelled: false,
      ...fields,
    },
    [],
    { country: 'CZ', market },
  );

test('a bill is paid once it is cleared wholly, and cancelled when the ERP says so', () => {
  expect(['A', 'B', 'C', ''].map((code) => bill({ InvoiceClearingStatus: code }).isPaid)).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect([true, false, 'true'].map((each) => bill({ BillingDocumentIsCancelled: each }).isCancelled)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a bill’s terms are known by the ERP’s code, never by what holds for everything else', () => {
  const market = { ...czech, paymentTerms: { '*': 'NT30', invoice14: 'NT14' } };

  expect(bill({ CustomerPaymentTerms: 'NT14' }, market).paymentMethod).toBe('invoice14');
  expect(bill({ CustomerPaymentTerms: 'NT30' }, market)).not.toHaveProperty('paymentMethod');
  expect(bill({ CustomerPaymentTerms: '' }, market)).not.toHaveProperty('paymentMethod');
});

test('only invoices are there for programs', () => {
  const market = { ...czech, structuredInvoices: 'isdoc' } as const;
  const credit = Object.entries(czech.billingTypes).find(([, kind]) => kind === 'credit-note')?.[0];

  expect(bill({}, market).structuredFormat).toBe('isdoc');
  expect(bill({ BillingDocumentType: credit }, market)).not.toHaveProperty('structuredFormat');
  expect(bill({ BillingDocumentType: 'ZZ' }, market).kind).toBe('other');
});

const contract = (fields: object, items: readonly object[] = []) =>
  contractUpdate(
    {
      SalesContract: '40001',
      SalesContractValidityStartDate: day,
      SalesContractValidityEndDate: day,
      LastChangeDateTime: stamp,
      ...fields,
    },
    {
      items: items as Record<string, unknown>[],
      partners: [
        { PartnerFunction: czech.partners.shipTo, Customer: '100234' },
        { PartnerFunction: czech.partners.payer, Customer: '300101' },
      ],
    },
    of,
  );

test('a contract promises the volume of all its items, and lent things promise none', () => {
  const item = (RequestedQuantity: string, RequestedQuantityUnit: string) => ({
    RequestedQuantity,
    RequestedQuantityUnit,
  });

  expect(contract({}, [item('120.500', 'HL'), item('50.000', 'L'), item('2.000', 'PCE')])).toMatchObject({
    committedHl: 121,
    kind: 'volume',
    payerId: '300101',
    name: '40001',
  });
  expect(contract({}, [item('2.000', 'PCE')])).toMatchObject({ committedHl: undefined, kind: 'equipment' });
});

test.each([
  [{}, false],
  [{ OverallSDDocumentRejectionSts: 'B' }, false],
  [{ OverallSDDocumentRejectionSts: 'C' }, true],
  [{ ContractManualCompletion: 'X' }, true],
])('a contract with %o has ended: %s', (each, expected) => {
  expect(contract(each).isEnded).toBe(expected);
});

test.each([
  ['5000.00', false, 500_000],
  ['0.00', false, undefined],
  ['0.00', true, 0],
])('a limit of %s, zero meant: %s', (CreditLimitAmount, CreditLimitIsZero, expected) => {
  const account = creditAccount({ BusinessPartner: '300101', CreditLimitAmount, CreditLimitIsZero });

  expect([account.limitMinor, account.isBlocked]).toEqual([expected, false]);
});
