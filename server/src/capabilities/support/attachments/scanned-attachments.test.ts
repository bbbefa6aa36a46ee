import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPdf } from '#platform/attachments/test-documents.ts';
import { eicar, openTestScanner } from '#platform/attachments/test-scanner.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { type Asker, askerAt, codeOf } from '../test-support.ts';

let scanner: Awaited<ReturnType<typeof openTestScanner>>;
let portal: TestPortal;
let owner: Asker;
beforeAll(async () => {
  scanner = await openTestScanner();
  portal = await openTestPortal({ env: { SCANNER_URL: scanner.url } });
  owner = askerAt(await portal.signIn('owner@ulipy.example'));
});
afterAll(() => portal.close());

test('what the scanner knows is refused; the rest is taken as it was sent', async () => {
  const id = await owner.asked();
  const [clean, known] = [aPdf(), aPdf({ inside: `/X<${Buffer.from('x').toString('hex')}>`, objects: `%${eicar}` })];

  const taken = await owner.attach(id, 'a.pdf', clean);
  const refused = await owner.attach(id, 'b.pdf', known);

  expect(taken.status).toBe(200);
  expect(codeOf(refused)).toBe('422 ATTACHMENT_UNSAFE');
  expect(scanner.seen.map((bytes) => bytes.equals(clean) || bytes.equals(known))).toEqual([true, true]);
  expect((await owner.files(id)).body).toHaveLength(1);
});

// The last one: the scanner is gone afterwards.
test('while nobody can look a file is put off, and not taken', async () => {
  const id = await owner.asked();
  await scanner.close();

  const { status, headers, body } = await owner.attach(id, 'a.pdf', aPdf());

  expect([status, headers['retry-after'], body.code]).toEqual([503, '30', 'SERVICE_UNAVAILABLE']);
  expect((await owner.files(id)).body).toEqual([]);
  expect(portal.log.some((line) => line.includes('scanner'))).toBe(true);
});
