import exifr from 'exifr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocx, anXlsx, aPdf } from '#platform/attachments/test-documents.ts';
import { aHeic, aJpeg, aPng } from '#platform/attachments/test-pictures.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { type Answering, answeringAt } from '../test-answering.ts';
import { type Asker, askerAt, codeOf } from '../test-support.ts';

let portal: TestPortal;
let owner: Asker;
let staff: Answering;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = askerAt(await portal.signIn('owner@ulipy.example'));
  staff = answeringAt(await portal.signIn('staff@meridian.example'));
});
afterAll(() => portal.close());

test('each kind of file is taken, listed and saved again, and never shown', async () => {
  const id = await owner.asked();
  const files = { 'a.pdf': aPdf(), 'b.png': aPng(), 'c.heic': aHeic(), 'd.docx': aDocx(), 'e.xlsx': anXlsx() };

  for (const [name, bytes] of Object.entries(files)) {
    portal.clock.advance({ ms: 1 });
    expect((await owner.attach(id, name, bytes)).status).toBe(200);
  }

  const { body: listed } = await owner.files(id);
  expect(listed.map(({ name }: { name: string }) => name)).toEqual(Object.keys(files));
  expect((await owner.show(id)).body).toMatchObject({ attachments: listed });
  for (const { link, name, type } of listed) {
    const { status, headers } = await owner.get(link);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${name}`);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain('sandbox');
  }
});

test('several files of one call are taken together, or none of them (G1)', async () => {
  const id = await owner.asked();

  const refused = await owner.attachAll(id, { 'a.pdf': aPdf(), 'b.png': Buffer.from('<!doctype html>') });
  const afterRefusal = (await owner.files(id)).body;
  const taken = await owner.attachAll(id, { 'a.pdf': aPdf(), 'b.png': aPng() });

  expect([codeOf(refused), afterRefusal]).toEqual(['415 ATTACHMENT_KIND_UNKNOWN', []]);
  expect([taken.status, taken.body.map(({ name }: { name: string }) => name)]).toEqual([200, ['a.pdf', 'b.png']]);
  expect((await owner.files(id)).body).toHaveLength(2);
});

test('a photo is stored without its location', async () => {
  const id = await owner.asked();
  const { body } = await owner.attach(id, 'paleta.jpg', aJpeg());

  const saved = await portal.app.inject({
    url: body[0].link,
    headers: { authorization: `Bearer ${owner.token}` },
  });

  expect(await exifr.gps(aJpeg())).toMatchObject({ latitude: expect.any(Number) });
  expect(await exifr.gps(saved.rawPayload)).toBeUndefined();
  expect(await exifr.orientation(saved.rawPayload)).toBe(6);
});

test.each([
  ['a drawing', 'x.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '415 ATTACHMENT_KIND_UNKNOWN'],
  ['a page', 'x.html', Buffer.from('<!doctype html>'), '415 ATTACHMENT_KIND_UNKNOWN'],
  ['a page that is called a photo', 'x.png', Buffer.from('<!doctype html>'), '415 ATTACHMENT_KIND_UNKNOWN'],
  ['a wrong ending', 'x.jpg', aPdf(), '415 ATTACHMENT_NAME_DIFFERS'],
  ['a document that is a page, too', 'x.pdf', aPdf({ behind: '<script>' }), '422 ATTACHMENT_UNSAFE'],
  ['a macro', 'x.docx', aDocx([{ name: 'word/vbaProject.bin', bytes: Buffer.from('x') }]), '422 ATTACHMENT_UNSAFE'],
  ['half a photo', 'x.jpg', aJpeg().subarray(0, -9), '422 ATTACHMENT_DAMAGED'],
  ['eleven megabytes', 'x.pdf', Buffer.alloc(11 * 1024 * 1024), '413 BODY_TOO_LARGE'],
])('%s is refused in words', async (_name, name, bytes, code) => {
  const id = await owner.asked();

  const answer = await owner.attach(id, name, bytes);

  expect(codeOf(answer)).toBe(code);
  expect(answer.body.message).toMatch(/\w+ \w+ \w+/);
  expect((await owner.files(id)).body).toEqual([]);
});

test('a sixth file is refused, of a request and of an answer', async () => {
  const id = await owner.asked();
  const comment = (await owner.say(id)).body.id;
  for (const target of [undefined, comment])
    for (let number = 1; number <= 5; number += 1)
      expect((await owner.attach(id, `${number}.pdf`, aPdf(), target)).status).toBe(200);

  expect(codeOf(await owner.attach(id, '6.pdf', aPdf()))).toBe('422 ATTACHMENT_TOO_MANY');
  expect(codeOf(await owner.attach(id, '6.pdf', aPdf(), comment))).toBe('422 ATTACHMENT_TOO_MANY');
  expect((await owner.show(id)).body.comments[0].attachments).toHaveLength(5);
  expect((await owner.list('?limit=1')).results[0]).toMatchObject({ attachments: 10 });
});

test('a file can be taken back by who sent it, until customer service has answered', async () => {
  const id = await owner.asked();
  const [first] = (await owner.attach(id, 'a.pdf', aPdf())).body;
  const [second] = (await owner.attach(id, 'b.pdf', aPdf())).body;

  expect((await owner.remove(first.id)).status).toBe(204);
  expect(codeOf(await owner.fetch(first.id))).toBe('404 ATTACHMENT_NOT_FOUND');
  portal.clock.advance({ ms: 1_000 });
  await staff.say(id);
  expect(codeOf(await owner.remove(second.id))).toBe('409 TICKET_ANSWERED');
  const [ended] = await portal.sql(
    `select 1 from stored_file where kind = 'request-attachment' and keep_until is not null`,
  );
  expect(ended).toBeDefined();
});

test('nobody attaches to somebody else’s words, or to what is closed', async () => {
  const id = await owner.asked();
  await staff.say(id);
  const answer = (await owner.show(id)).body.comments[0].id;

  expect(codeOf(await owner.attach(id, 'a.pdf', aPdf(), answer))).toBe('403 TICKET_NOT_YOURS');
  expect((await staff.attachTo(id, answer, 'a.pdf', aPdf())).status).toBeLessThan(300);
  await owner.change(id, { status: 'Closed(Cancelled)' });
  expect(codeOf(await owner.attach(id, 'a.pdf', aPdf()))).toBe('409 TICKET_CLOSED');
});

test('a company that sends more than a day’s files is told so', async () => {
  const id = await owner.asked();
  const [sent] = (await owner.attach(id, 'a.pdf', aPdf())).body;
  await portal.sql(
    `insert into ticket_attachment select gen_random_uuid(), ticket_id, comment_id, uploader_uid, company_id, name, file_key,
       content_type, size_bytes, created_at, created_at from ticket_attachment, generate_series(1, 150) where id = $1`,
    [sent.id],
  );

  expect(codeOf(await owner.attach(id, 'b.pdf', aPdf()))).toBe('422 ATTACHMENT_QUOTA');
  const other = askerAt(await portal.signIn('owner@tatravelko.example'));
  expect((await other.attach(await other.asked(), 'a.pdf', aPdf())).status).toBe(200);
  portal.clock.advance({ ms: 86_400_000 });
  owner = askerAt(await portal.signIn('owner@ulipy.example'));
  expect((await owner.attach(id, 'b.pdf', aPdf())).status).toBe(200);
});

test('the file that would go over a day’s 500 megabytes is refused, one that fills them is taken', async () => {
  const id = await owner.asked();
  const [sent] = (await owner.attach(id, 'a.pdf', aPdf())).body;
  await portal.sql(`delete from ticket_attachment where id <> $1`, [sent.id]);
  const leave = (bytes: number) =>
    portal.sql(`update ticket_attachment set size_bytes = $2 where id = $1`, [sent.id, 500 * 1024 * 1024 - bytes]);

  await leave(aPdf().length - 1);
  expect(codeOf(await owner.attach(id, 'b.pdf', aPdf()))).toBe('422 ATTACHMENT_QUOTA');
  await leave(aPdf().length);
  expect((await owner.attach(id, 'b.pdf', aPdf())).status).toBe(200);
});

test('a list of files that cannot be read is empty', async () => {
  const id = await owner.asked();
  await owner.attach(id, 'a.pdf', aPdf());
  await portal.sql('alter table ticket_attachment rename to ticket_attachment_away');

  const answer = await owner.files(id);

  await portal.sql('alter table ticket_attachment_away rename to ticket_attachment');
  expect([answer.status, answer.body]).toEqual([200, []]);
  expect(portal.log.join('')).toContain('the attachments of a request could not be listed');
});
