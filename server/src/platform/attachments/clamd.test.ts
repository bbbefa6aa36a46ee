import { afterEach, expect, test } from 'vitest';
import { clamdScanner } from './clamd.ts';
import { eicar, openTestScanner } from './test-scanner.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
const scannerThat = async (manner?: Parameters<typeof openTestScanner>[0]) => {
  const scanner = await openTestScanner(manner);
  open.push(scanner.close);
  return scanner;
};

test('a file arrives whole, in pieces, and is clean unless the scanner knows something in it', async () => {
  const scanner = await scannerThat();
  const scan = clamdScanner(scanner);
  const large = Buffer.alloc(1_000_001, 'a');

  expect(await scan(large)).toBe('clean');
  expect(await scan(Buffer.alloc(0))).toBe('clean');
  expect(await scan(Buffer.concat([large, Buffer.from(eicar)]))).toBe('infected');
  expect(scanner.seen.map(({ length }) => length)).toEqual([large.length, 0, large.length + eicar.length]);
});

test.each(['with an error', 'by hanging up'] as const)('one that answers %s gives no verdict', async (manner) => {
  const scanner = await scannerThat(manner);

  await expect(clamdScanner(scanner)(Buffer.from('a'))).rejects.toThrow();
});

test('neither does one that is not there', async () => {
  const scanner = await openTestScanner();
  await scanner.close();

  await expect(clamdScanner(scanner)(Buffer.from('a'))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
