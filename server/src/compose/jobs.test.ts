import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { mailText } from '@dray/contract/texts/mail-text.ts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { type JobQueue, openJobQueue } from '#platform/jobs/job-queue.ts';
import { createLogger } from '#platform/logger.ts';
import { eventually } from '../testing/eventually.ts';
import { type ReceivedMail, readMail, readMails } from '../testing/mails.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';

const mail = {
  to: 'jana@ulipy.example',
  subject: 'Příliš žluťoučký kůň',
  text: 'Zvoňte u zadních dveří – děkujeme. €',
};
const silent = createLogger('silent');

let portal: TestPortal;
let database: Database;
let queue: JobQueue;
beforeAll(async () => {
  portal = await openTestPortal();
  database = openDatabase(portal.databaseUrl, silent);
  queue = await openJobQueue(portal.databaseUrl, silent, { sendOnly: true });
});
afterAll(async () => {
  await queue.stop();
  await database.close();
  await portal.close();
});

test('a mail goes out exactly when the change it belongs to happened, and reads as it was written', async () => {
  const takenBack = database.write(async (transaction) => {
    await queue.enqueue(transaction, 'send-mail', { ...mail, subject: 'never' });
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  expect(await portal.sql(`select * from pgboss.job where name = 'send-mail'`)).toEqual([]);

  const id = await database.write((transaction) => queue.enqueue(transaction, 'send-mail', mail));
  const mails = await readMails(portal);

  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: mail.subject, body: mail.text, messageId: `<${id}@dray.example>` });
  expect(mails[0]?.headers).toMatch(/^From: Dray <no-reply@dray\.example>$/m);
  expect(mails[0]?.headers).toMatch(/^To: jana@ulipy\.example$/m);
});

test.each(['cs', 'sk', 'es'] as const)('the test mail arrives in %s with its letters whole', async (language) => {
  const { subject, body } = mailText('testMail', language, { date: '12. 11. 2026' });

  await database.write((transaction) => queue.enqueue(transaction, 'send-mail', { ...mail, subject, text: body }));

  const found = await eventually(async () => (await readMails(portal)).find((sent) => sent.body === body));
  expect(found.subject).toBe(subject);
});

test('a mail server that is busy gets the mail later, once', async () => {
  const smtp = await startSmtpServer({ refusedFirst: 1 });
  const elsewhere = await openTestPortal({
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'Meridian <portal@meridian.example>' },
  });
  const ownDatabase = openDatabase(elsewhere.databaseUrl, silent);
  const ownQueue = await openJobQueue(elsewhere.databaseUrl, silent, { sendOnly: true });

  const id = await ownDatabase.write((transaction) => ownQueue.enqueue(transaction, 'send-mail', mail));
  const [job] = await eventually(async () => {
    const done = await elsewhere.sql<{ retry_count: number }>(
      `select retry_count from pgboss.job where id = $1 and state = 'completed'`,
      [id],
    );
    return done.length > 0 ? done : undefined;
  });
  await ownQueue.stop();
  await ownDatabase.close();
  await elsewhere.close();
  await smtp.stop();

  expect(job?.retry_count).toBe(1);
  expect(smtp.attempts.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${id}@meridian.example>`));
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toMatchObject({ subject: mail.subject, body: mail.text });
  expect(smtp.received[0]?.headers).toContain('From: Meridian <portal@meridian.example>');
  expect(elsewhere.log.join('')).not.toMatch(/jana@|žluťoučký/);
});

test('a mail server that cannot encrypt gets nothing, and the mail waits for one that can', async () => {
  const smtp = await startSmtpServer({ refusedFirst: 0 });
  const elsewhere = await openTestPortal({ env: { SMTP_URL: `${smtp.url}?tls=required` } });
  const ownDatabase = openDatabase(elsewhere.databaseUrl, silent);
  const ownQueue = await openJobQueue(elsewhere.databaseUrl, silent, { sendOnly: true });

  const id = await ownDatabase.write((transaction) => ownQueue.enqueue(transaction, 'send-mail', mail));
  const [job] = await eventually(async () => {
    const tried = await elsewhere.sql<{ output: { message: string } }>(
      `select output from pgboss.job where id = $1 and state = 'retry'`,
      [id],
    );
    return tried.length > 0 ? tried : undefined;
  });
  await ownQueue.stop();
  await ownDatabase.close();
  await elsewhere.close();
  await smtp.stop();

  expect(job?.output.message).toMatch(/STARTTLS/);
  expect(smtp.attempts).toEqual([]);
});

test('attempts to sign in are forgotten after an hour, not before', async () => {
  const windowsAt = ['2026-11-12T08:15:00.000Z', '2026-11-12T08:30:00.000Z', '2026-11-12T09:30:00.000Z'];
  for (const start of windowsAt)
    await portal.sql('insert into sign_in_throttle values ($1, $2, 1)', ['account:x', start]);

  await database.write((transaction) => queue.enqueue(transaction, 'forget-ended-sign-ins', {}));
  const left = await eventually(async () => {
    const rows = await portal.sql<{ window_start: Date }>('select window_start from sign_in_throttle order by 1');
    return rows.length < 3 ? rows : undefined;
  });

  expect(left.map(({ window_start }) => window_start.toJSON())).toEqual(windowsAt.slice(1));
  expect(await portal.sql('select name, cron from pgboss.schedule')).toContainEqual({
    name: 'forget-ended-sign-ins',
    cron: '*/5 * * * *',
  });
});

/** A real mail server that says 450 to the first ones, naming the receiver as real ones do. */
async function startSmtpServer({ refusedFirst }: { refusedFirst: number }) {
  const attempts: ReceivedMail[] = [];
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      text(stream).then((message) => {
        const sent = readMail(message);
        attempts.push(sent);
        if (attempts.length <= refusedFirst)
          return done(Object.assign(new Error(`${mail.to} is busy`), { responseCode: 450 }));
        received.push(sent);
        return done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    attempts,
    received,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
