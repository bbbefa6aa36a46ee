import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { smtpOptions } from '#platform/smtp-options.ts';
import { type Dependency, LookFailure } from './look.ts';

type Ask = Dependency['ask'];

/**
 * Whether somebody answers there. What they say to a call without a body, and without a name, is theirs: only a fault of
 * their own counts.
 */
export const askHttp =
  (address: string): Ask =>
  async (signal) => {
    const answer = await fetch(address, { method: 'GET', redirect: 'manual', signal });
    await answer.body?.cancel();
    if (answer.status >= 500) throw new LookFailure('broken', `It answered ${answer.status}`);
  };

/** The document that every provider of OpenID Connect must show. */
export const askIssuer =
  (issuer: string): Ask =>
  async (signal) => {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const answer = await fetch(address, { redirect: 'manual', signal });
    await answer.body?.cancel();
    if (answer.status !== 200) throw new LookFailure('broken', `It answered ${answer.status}`);
  };

/** As far as a mail's first words: greeting, encryption, login. */
export const askSmtp =
  (smtpUrl: string): Ask =>
  async (signal) => {
    const transport = createTransport(smtpOptions(smtpUrl));
    signal.addEventListener('abort', () => transport.close());
    try {
      await transport.verify();
    } finally {
      transport.close();
    }
  };

/** clamd's own word for it. */
export const askClamd =
  ({ host, port }: { host: string; port: number }): Ask =>
  (signal) =>
    new Promise((resolve, reject) => {
      const socket = connect({ host, port, signal });
      socket.setEncoding('latin1');
      socket.on('error', reject);
      socket.on('close', () => reject(new LookFailure('broken', 'It hung up')));
      socket.on('data', (said: string) => {
        if (said.startsWith('PONG')) resolve();
        else reject(new LookFailure('broken', 'It said something else'));
        socket.destroy();
      });
      socket.write('zPING\0');
    });
