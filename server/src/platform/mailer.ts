import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type SmtpTrust, smtpOptions } from './smtp-options.ts';
import { tracePart } from './tracing/active-span.ts';

export type Mail = { to: string; subject: string; text: string; html?: string };
export type Mailer = { send(mail: Mail, id: string): Promise<void> };

/** The receiver's server will never take this mail: its answer was 5xx for the address or the text. */
export class MailRefused extends Error {
  readonly status: number;
  constructor(status: number, answer: string) {
    super(answer);
    this.name = 'MailRefused';
    this.status = status;
  }
}

/** Over SMTP; or, when none is configured, as .eml files that any mail program opens. */
export function createMailer(options: { smtpUrl: string | undefined; from: string; folder: string }): Mailer {
  const { smtpUrl, from, folder } = options;
  const { send } = smtpUrl ? smtpMailer(smtpUrl, from) : folderMailer(folder, from);
  return { send: (mail, id) => tracePart({ name: 'send a mail', kind: 'client' }, () => send(mail, id)) };
}

export function smtpMailer(smtpUrl: string, from: string, trust?: SmtpTrust): Mailer {
  const transport = createTransport(smtpOptions(smtpUrl, trust), { from });
  return {
    async send(mail, id) {
      await transport.sendMail({ ...mail, messageId: messageId(id, from) }).catch((error: unknown) => {
        throw refusedForGood(error) ?? error;
      });
    },
  };
}

type SmtpError = { code?: string; responseCode?: number; message?: string };

/** Only what was said of this one mail: a login that is refused is the operator's to mend, and worth another try. */
function refusedForGood(error: unknown): MailRefused | undefined {
  const { code, responseCode = 0, message = '' } = error as SmtpError;
  const isOfThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfThisMail && responseCode >= 500 ? new MailRefused(responseCode, message) : undefined;
}

function folderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return {
    async send(mail, id) {
      const { message } = await transport.sendMail({ ...mail, messageId: messageId(id, from) });
      await mkdir(folder, { recursive: true });
      // In one step, so that a kill leaves no half of a mail.
      const draft = join(folder, `${id}.draft`);
      await writeFile(draft, message as Buffer, { mode: 0o600 });
      await rename(draft, join(folder, `${id}.eml`));
    },
  };
}

/**
 * The same job sent again keeps its id, so that the receiver's server can drop the second copy. Its domain is the sender's
 * own: a foreign one counts as forged.
 */
const messageId = (id: string, from: string): string => `<${id}@${/@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'}>`;
