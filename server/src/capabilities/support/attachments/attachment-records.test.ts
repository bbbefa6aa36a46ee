import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPdf } from '#platform/attachments/test-documents.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { askerAt } from '../test-support.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test('who attached, took and removed a file of whom is written down, without its name', async () => {
  const owner = askerAt(await portal.signIn('owner@ulipy.example'));
  const staff = await portal.signIn('staff@meridian.example');
  const id = await owner.asked();
  const { body } = await owner.attach(id, 'Smlouva s Novákem.pdf', aPdf());

  await staff.get(`/api/staff/requests/files/${body[0].id}`);
  await owner.remove(body[0].id);

  const events = await portal.sql<{ action: string }>(
    `select action, actor, company_id, subject, details from audit_event where action like 'attachment-%' order by id`,
  );
  expect(events.map(({ action }) => action)).toEqual([
    'attachment-added',
    'attachment-downloaded',
    'attachment-removed',
  ]);
  expect(events[1]).toMatchObject({
    actor: 'u-meridian-staff',
    company_id: 'C1001',
    subject: `attachment:${body[0].id}`,
    details: { ticketId: id },
  });
  expect(JSON.stringify(events)).not.toContain('Nov');
});
