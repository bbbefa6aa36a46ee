import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type SmtpTrust, smtpOptions } from './smtp-options.ts';

export type Mail = { to: string; subject: string; text: string; html?: string };
export type Mailer = { send(mail: Mail, id: string): Promise<void> };

/** Over SMTP; or, when none is configured, as .eml files that any mail program opens. */
export function createMailer(options: { smtpUrl: string | undefined; from: string; folder: string }): Mailer {
  return options.smtpUrl ? smtpMailer(options.smtpUrl, options.from) : folderMailer(options.folder, options.from);
}

export function smtpMailer(smtpUrl: string, from: string, trust?: SmtpTrust): Mailer {
  const transport = createTransport(smtpOptions(smtpUrl, trust), { from });
  return {
    async send(mail, id) {
      await transport.sendMail({ ...mail, messageId: messageId(id) });
    },
  };
}

function folderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return {
    async send(mail, id) {
      const { message } = await transport.sendMail({ ...mail, messageId: messageId(id) });
      await mkdir(folder, { recursive: true });
      // In one step, so that a kill leaves no half of a mail.
      const draft = join(folder, `${id}.draft`);
      await writeFile(draft, message as Buffer, { mode: 0o600 });
      await rename(draft, join(folder, `${id}.eml`));
    },
  };
}

// The same job sent again keeps its id, so that the receiver's server can drop the second copy.
const messageId = (id: string): string => `<${id}@dray.example>`;
