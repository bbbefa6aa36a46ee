import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { addEntries } from '../list/test-entries.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  await addEntries(portal, [{ id: '9001', due_date: '2026-11-05', document_date: '2026-10-22' }]);
  // Nobody prints it here, and nobody waits for it.
  await portal.sql(`update document_entry set file_state = 'missing'`);
});
afterAll(() => portal.close());

test('after 150 zips whose readers went away, at any moment, the next one comes', async () => {
  const accountant = await portal.signIn('accountant@ulipy.example');
  const headers = { authorization: `Bearer ${accountant.token}` };
  for (let round = 0; round < 150; round += 1) {
    const call = request(`${portal.url}/api/mydocuments/zip?month=2026-10`, { headers, agent: false });
    call.on('error', () => undefined).end();
    // One in three goes before it is read, while it is looked up, or with the answer on its way.
    if (round % 3 === 0) await once(call, 'finish');
    else if (round % 3 === 1) await once(call, 'response');
    const gone = new Promise((resolve) => call.once('close', resolve));
    call.destroy();
    await gone;
  }

  const zip = await eventually(async () => {
    const answer = await accountant.get('/api/mydocuments/zip?month=2026-10');
    return answer.status === 200 ? answer : undefined;
  });

  expect(zip.headers['content-type']).toBe('application/zip');
}, 60_000);
