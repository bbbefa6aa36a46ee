import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownPeople } from '#edge/test-people-sections.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { askerAt } from './test-support.ts';

const readers = knownPeople.filter(({ maySignIn, sections }) => maySignIn && sections.has('Support'));

let portal: TestPortal;
let all: { id: string; attachment: string }[];
beforeAll(async () => {
  portal = await openTestPortal();
  // One of every ship-to and one of every company as a whole, each with a file.
  all = await portal.sql(`
    with made as (
      insert into ticket (id, author_uid, company_id, ship_to_id, country, title, description, category, sub_category,
        search_text, created_at, updated_at)
      select gen_random_uuid(), 'u-ulipy-owner', p.company_id, p.ship_to_id, p.country, 'T', 'D', 'other', 'question', '', now(), now()
      from (select company_id, id as ship_to_id, country from ship_to
        union all select id, null, country from company) p
      returning id, company_id)
    insert into ticket_attachment (id, ticket_id, uploader_uid, company_id, name, file_key, content_type, size_bytes, created_at)
    select gen_random_uuid(), id, 'u-ulipy-owner', company_id, 'a.pdf', 'requests/none.pdf', 'application/pdf', 1, now() from made
    returning ticket_id as id, id as attachment`);
});
afterAll(() => portal.close());

/** By the rows of roles alone, and nothing of the program. */
const reachedBy = async (uid: string): Promise<string[]> => {
  const rows = await portal.sql<{ id: string }>(
    `select t.id from ticket t where (select is_staff from account where uid = $1) or exists (
       select from role_grant g join role r using (roleid)
       where g.uid = $1 and g.deactivation_id is null and 'Support' = any(r.sections) and g.company_id = t.company_id
         and (g.ship_to_id is null or g.ship_to_id = t.ship_to_id)) order by t.id`,
    [uid],
  );
  return rows.map(({ id }) => id);
};

test.each(readers)('$email finds the requests that their roles reach, and opens no other', async ({ email, uid }) => {
  const reader = askerAt(await portal.signIn(email));
  const reached = await reachedBy(uid);
  const listed: { id: string }[] = (await reader.list('?limit=100')).results;
  const opened: string[] = [];
  for (const { id, attachment } of all) {
    const answers = [
      await reader.show(id),
      await reader.files(id),
      await reader.read(id),
      await reader.fetch(attachment),
    ];
    // The file itself was never stored: anyone who may have it is told so.
    if (answers.every(({ status }) => [200, 204, 503].includes(status))) opened.push(id);
    else expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }

  expect(listed.map(({ id }) => id).sort()).toEqual(reached);
  expect(opened.sort()).toEqual(reached);
});

test('somebody reaches less than all, and somebody all of it', () => {
  expect(readers.length).toBeGreaterThan(8);
  expect(all.length).toBeGreaterThan(25);
});
