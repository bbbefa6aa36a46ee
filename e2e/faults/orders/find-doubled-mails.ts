import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askDatabase } from '../ask-database.ts';

/**
 * Mails of confirmed orders, by the news they were sent for: a copy that went out again after a kill has the same name,
 * a second mail would have another. A job that a killed server had begun is taken up later, so some may still be to come.
 */
export async function findDoubledMails(
  databaseUrl: string,
  dataDir: string,
): Promise<{ mails: number; faults: string[] }> {
  const folder = join(dataDir, 'mail');
  const mails = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  const rows = await askDatabase(
    databaseUrl,
    `select id::text, params ->> 'orderNumber' as order_number from notification where kind = 'order-confirmed'`,
  );
  const orderOfNews = new Map(rows.map(({ id, order_number }) => [`${id}.eml`, String(order_number)]));
  const confirmed = mails.map((name) => orderOfNews.get(name) ?? '');
  const doubled = confirmed.length - new Set(confirmed).size;
  const unfit = mails.filter((name, index) => !holdsAll(join(folder, name), confirmed[index] ?? ''));
  return {
    mails: mails.length,
    faults: [
      ...(doubled > 0 ? [`${doubled} orders were confirmed twice`] : []),
      ...(unfit.length > 0 ? [`${unfit.length} mails are torn or not about the order of their news`] : []),
    ],
  };
}

/** About its order, and written to its end: a kill may not leave half of one. */
function holdsAll(file: string, orderNumber: string): boolean {
  const mail = readFileSync(file, 'utf8');
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1];
  const isAboutIt = orderNumber !== '' && mail.includes(orderNumber);
  return isAboutIt && boundary !== undefined && mail.trimEnd().endsWith(`--${boundary}--`);
}
