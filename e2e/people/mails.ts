import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMail } from '@dray/server/testing/mails.ts';
import { expect } from './customer.ts';

type Mail = { subject: string; body: string };

/** What has come to an address so far, as a mail program would show it. */
function mailsTo(address: string, folder: string): Mail[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readMail(readFileSync(join(folder, file), 'latin1')))
    .filter(({ headers }) => headers.toLowerCase().includes(`\nto: ${address.toLowerCase()}`));
}

/** Waits until one has come whose subject fits; a portal of its own keeps its mails in a folder of its own. */
export async function mailTo(address: string, subject: RegExp, folder = process.env.DRAY_MAILS ?? ''): Promise<Mail> {
  const find = () => mailsTo(address, folder).find((mail) => subject.test(mail.subject));
  await expect.poll(find, { timeout: 30_000, intervals: [100] }).toBeDefined();
  return find() ?? { subject: '', body: '' };
}

/** The way into the portal that a mail shows, without the name of the machine. */
export function linkIn({ body }: Mail, path: string): string {
  const [address = ''] = body.match(/https?:\/\/\S+/g)?.filter((found) => found.includes(path)) ?? [];
  const { pathname, search } = new URL(address);
  return pathname + search;
}
