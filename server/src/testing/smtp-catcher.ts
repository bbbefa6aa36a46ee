import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A real mail server that hands nothing on: what it is sent lies in the folder, one file a mail. */
export async function startSmtpCatcher(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      text(stream).then((message) => {
        count += 1;
        writeFileSync(join(folder, `${count}.eml`), message);
        done();
      }, done);
    },
  });
  // Anyone who hangs up in between is none of ours.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?tls=optional`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
