import { expect, test } from 'vitest';
import { ErpFailure } from '../port/erp-failure.ts';
import type { OdataClient } from './odata-client.connector.ts';
import { readBillingFile } from './read-billing-file.ts';

type Answer = Awaited<ReturnType<OdataClient['read']>>;
const read = (answer: () => object) => readBillingFile({ read: async () => answer() as Answer }, 'GetPDF', '92002562');
const refusedWith = (status: number) => () => {
  throw new ErpFailure('refused', 'no', { code: 'VF/118', details: { status } });
};

test('a file comes as it is', async () => {
  const binary = Buffer.from('%PDF-1.7').toString('base64');

  expect(await read(() => ({ data: { GetPDF: { BillingDocumentBinary: binary } } }))).toEqual(Buffer.from('%PDF-1.7'));
});

test('a document without its file is no failure of the ERP, so that it can be reported as missing', async () => {
  expect(await read(refusedWith(404))).toBeUndefined();
  expect(await read(() => ({ data: { GetPDF: { BillingDocumentBinary: '' } } }))).toBeUndefined();
});

test.each([400, 403, 500])('any other refusal is one: %d', async (status) => {
  await expect(read(refusedWith(status))).rejects.toThrow(ErpFailure);
});
