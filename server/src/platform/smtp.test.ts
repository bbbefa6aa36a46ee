import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { MailRefused, smtpMailer } from './mailer.ts';
import { isSmtpUrl, smtpOptions } from './smtp-options.ts';
import { makeCertificate } from './test-certificate.ts';

const from = 'Dray <no-reply@dray.example>';
const mail = { to: 'jana@ulipy.example', subject: 'Test', text: 'Zvoňte' };

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A real mail server that keeps what it was sent, and whether that came encrypted. */
async function startSmtpServer(tls: { key: string; cert: string } | undefined, refuses?: { recipient: number }) {
  const received: { isEncrypted: boolean; message: string }[] = [];
  const server = new SMTPServer({
    ...tls,
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      done(refuses && Object.assign(new Error('no such mailbox'), { responseCode: refuses.recipient }));
    },
    onData(stream, { secure }, done) {
      text(stream).then((message) => {
        received.push({ isEncrypted: secure, message });
        done();
      }, done);
    },
  });
  // A client that does not trust us hangs up: that is what the test is about.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

describe('a mail server that must encrypt', () => {
  test('gets no mail when it cannot', async () => {
    const { url, received } = await startSmtpServer(undefined);

    await expect(smtpMailer(`${url}?tls=required`, from).send(mail, '1')).rejects.toThrow(/STARTTLS/);

    expect(received).toEqual([]);
  });

  test('gets it encrypted when it can, and is known', async () => {
    const certificate = makeCertificate();
    const { url, received } = await startSmtpServer(certificate);

    await smtpMailer(`${url}?tls=required`, from, { ca: certificate.cert }).send(mail, '1');

    expect(received).toMatchObject([{ isEncrypted: true, message: expect.stringContaining('Message-ID: <1@') }]);
  });

  test('gets none when nobody vouches for its certificate, though it need not encrypt', async () => {
    const { url, received } = await startSmtpServer(makeCertificate());

    for (const choice of ['required', 'optional'])
      await expect(smtpMailer(`${url}?tls=${choice}`, from).send(mail, '1')).rejects.toThrow(/self-signed/);

    expect(received).toEqual([]);
  });
});

test('a mailbox that does not exist is known as refused for good, one that is full as worth another try', async () => {
  const gone = await startSmtpServer(undefined, { recipient: 550 });
  const full = await startSmtpServer(undefined, { recipient: 452 });
  const refusalOf = ({ url }: { url: string }) =>
    smtpMailer(`${url}?tls=optional`, from)
      .send(mail, '1')
      .catch((error: unknown) => error);

  expect(await refusalOf(gone)).toMatchObject({ name: 'MailRefused', status: 550 });
  expect(await refusalOf(full)).not.toBeInstanceOf(MailRefused);
});

test('a mail’s id is of the house’s own domain', async () => {
  const { url, received } = await startSmtpServer(undefined);

  await smtpMailer(`${url}?tls=optional`, 'Meridian <orders@portal.meridian.example>').send(mail, '7');

  expect(received[0]?.message).toContain('Message-ID: <7@portal.meridian.example>');
});

test('a mail server that may do without gets it in the clear', async () => {
  const { url, received } = await startSmtpServer(undefined);

  await smtpMailer(`${url}?tls=optional`, from).send(mail, '1');

  expect(received).toMatchObject([{ isEncrypted: false }]);
});

test('a mail server that says nothing is given up', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => void silent.close(() => resolve())));
  const { port } = silent.address() as AddressInfo;

  const deadlines = { connectMs: 1_000, greetMs: 20, silenceMs: 1_000 };
  const sending = smtpMailer(`smtp://127.0.0.1:${port}`, from, { deadlines }).send(mail, '1');

  await expect(sending).rejects.toThrow(/Greeting never received/);
});

describe('the address of a mail server', () => {
  test.each([
    ['smtp://mail.example:587', true],
    ['smtp://user:password@10.0.0.5:25', true],
    ['smtp://localhost.example', true],
    ['smtp://127.0.0.1.example', true],
    ['smtp://mail.example?tls=optional', false],
    ['smtp://localhost:1025', false],
    ['smtp://127.0.0.1:25', false],
    ['smtp://[::1]:25', false],
    ['smtp://localhost?tls=required', true],
  ])('%s asks for encryption: %s', (url, requireTLS) => {
    expect(smtpOptions(url)).toMatchObject({ requireTLS });
  });

  test('sets an end to every wait', () => {
    expect(smtpOptions('smtp://mail.example')).toMatchObject({
      dnsTimeout: 5_000,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 20_000,
    });
  });

  test('says of encryption nothing but required or optional', () => {
    expect(['?tls=required', '?tls=optional', ''].map((end) => isSmtpUrl(`smtp://mail.example${end}`))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['?tls=no', '?tls='].map((end) => isSmtpUrl(`smtp://mail.example${end}`))).toEqual([false, false]);
  });
});
