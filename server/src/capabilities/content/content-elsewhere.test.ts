import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { openTestCms } from './remote/test-cms.ts';
import { deskBase, writerAt } from './test-content-desk.ts';

let portal: TestPortal;
let cms: Awaited<ReturnType<typeof openTestCms>>;
beforeAll(async () => {
  cms = await openTestCms(() => undefined);
  portal = await openTestPortal({ env: { JOBS: '0', CONTENT_URL: cms.url } });
});
afterAll(async () => {
  await portal.close();
  await cms.close();
});

test('with an outside CMS nothing of content is read or written at the desk, and each call says why', async () => {
  const iva = await writerAt(portal, 'iva');
  const item = `${deskBase}/news/${'a'.repeat(24)}`;
  const answers = [
    await iva.get(deskBase),
    await iva.get(item),
    await iva.get(`${item}/preview?market=CZ&as=cs`),
    await iva.get(`${item}/files/${'b'.repeat(24)}`),
    await iva.add({ title: 'Here' }),
    await iva.send('POST', `${item}/publish`, { version: 1 }),
    await iva.send('POST', `${item}/unpublish`, { version: 1 }),
    await iva.send('POST', `${item}/restore`, { version: 1, restored: 1 }),
  ];

  expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(8).fill('409 CONTENT_ELSEWHERE'));
});
