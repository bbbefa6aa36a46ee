import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './eventually.ts';

export type ReceivedMail = { headers: string; messageId: string | undefined; subject: string; body: string };

/** The mails that a server without SMTP has written, once there is one. */
export async function readMails({ dataDir }: { dataDir: string }): Promise<ReceivedMail[]> {
  const folder = join(dataDir, 'mail');
  return eventually(async () => {
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
    const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')));
    const isWhole = mails.length > 0 && mails.every((mail) => mail.endsWith('\r\n'));
    return isWhole ? mails.map(readMail) : undefined;
  });
}

/** As a mail program would show it. */
export function readMail(message: string): ReceivedMail {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1];
  const body = rest.join('\r\n\r\n');
  const encoding = header('content-transfer-encoding');
  return {
    headers,
    messageId: header('message-id'),
    subject: decodeWords(header('subject') ?? ''),
    body: decodeBody(body, encoding).trim(),
  };
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'quoted-printable') return decodeQuoted(body.replace(/=\r\n/g, ''));
  return encoding === 'base64' ? decodeBase64(body) : body;
}

const decodeBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodeWords = (text: string): string =>
  text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_all, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? decodeBase64(word) : decodeQuoted(word.replaceAll('_', ' ')),
    );
