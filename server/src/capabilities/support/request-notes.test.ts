import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { type Answerer, answererAt } from './test-request-desk.ts';
import { type Asker, askerAt, codeOf } from './test-support.ts';

let portal: TestPortal;
let owner: Asker;
let iva: Answerer;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  owner = askerAt(await portal.signIn('owner@ulipy.example'));
  iva = answererAt(await portal.signIn('staff@meridian.example'));
});
afterAll(() => portal.close());

const canary = 'kanarek7431';
const texts = { cs: 'Dobrý den, {name}, k požadavku {number}: děkujeme.', en: 'Hello {name}.' };

/** Every table and column that holds a word, wherever it is. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await portal.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const parts = tables.map(
    ({ name }) => `select '${name}' as name from "${name}" its where its::text ilike '%${word}%'`,
  );
  return (await portal.sql<{ name: string }>(`select distinct name from (${parts.join(' union all ')}) found`)).map(
    ({ name }) => name,
  );
}

test('a note is for colleagues: no call, mail, bell, search or row that a customer reads has a word of it', async () => {
  const id = await owner.asked({ title: 'S poznámkou' });

  const noted = await iva.note(id, `Zákazník je ${canary}, pozor.`);
  await iva.answer(id, 'Podíváme se na to.');

  expect(noted.status).toBe(201);
  expect((await iva.see(id)).body.notes).toMatchObject([{ author: { name: 'Ivana Podpora', isYou: true } }]);
  const read = [
    await owner.show(id),
    await owner.get('/api/tickets/GetAllTickets'),
    await owner.get(`/api/tickets/GetAllTickets?search=${canary}`),
    await owner.files(id),
    await owner.get('/api/notifications'),
    await owner.get(`/api/search?q=${canary}`),
    await owner.get('/identity/users/GetChanges'),
    await owner.get(`/api/staff/requests/${id}`),
  ];
  for (const { text } of read) expect(text).not.toContain(canary);
  expect((await owner.list(`?search=${canary}`)).total).toBe(0);
  // What is written nowhere else can leave by nothing that reads elsewhere: mails and exports included.
  expect(await tablesWith(canary)).toEqual(['ticket_note']);
});

test('a note changes nothing for the customer: neither status nor order nor who waits', async () => {
  const id = await owner.asked({ title: 'Beze změny' });
  const before = (await owner.show(id)).body;
  const waiting = (await iva.see(id)).body.waitingSince;
  portal.clock.advance({ ms: 60_000 });

  await iva.note(id, 'Volal jsem do skladu.');

  expect((await owner.show(id)).body).toEqual(before);
  expect((await iva.see(id)).body).toMatchObject({ version: 1, waitingSince: waiting });
  expect(codeOf(await iva.note(id, '   '))).toBe('422 TICKET_DESCRIPTION_LENGTH');
});

test('an answer that is written once is kept by language, and changed only as it was read', async () => {
  const added = (await iva.canned('POST', '', { title: 'Poděkování', texts })).body;
  expect(added).toMatchObject({ title: 'Poděkování', texts, version: 1, changedBy: 'Ivana Podpora' });

  const changed = await iva.canned('PUT', `/${added.id}`, {
    version: 1,
    title: 'Díky',
    texts: { it: 'Grazie.', en: '' },
  });
  const stale = await iva.canned('PUT', `/${added.id}`, { version: 1, title: 'Pozdě', texts });

  expect(changed.body).toMatchObject({ title: 'Díky', version: 2, texts: { it: 'Grazie.' } });
  expect(codeOf(stale)).toBe('409 CHANGED_MEANWHILE');
  expect(stale.body.fresh).toMatchObject({ title: 'Díky', version: 2 });
  expect(codeOf(await iva.canned('DELETE', `/${added.id}?version=1`))).toBe('409 CHANGED_MEANWHILE');
  expect((await iva.canned('DELETE', `/${added.id}?version=2`)).status).toBe(204);
  expect(await iva.cannedAnswers()).toEqual([]);
});

test('without a text in any language there is no answer to keep, and unknown fields are named', async () => {
  const refused = await iva.canned('POST', '', { title: 'Prázdná', texts: { cs: '  ' } });
  const unknown = await iva.canned('POST', '', { title: 'A', texts, colour: 'red' });

  expect(codeOf(refused)).toBe('400 MALFORMED_REQUEST');
  expect(codeOf(unknown)).toMatch(/^400 /);
  expect(unknown.text).toContain('colour');
});
