import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { Figures } from './import-prices.worker.ts';

const count = 100_000;

/** Everybody's own prices of next month, one in a hundred dearer; made before anything is measured in this process. */
export async function writePrices(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ line: string }>(
    `select concat_ws(',', l.code, p.sku, p.kind, round(p.net_price * 1.01, 2), p.min_qty, current_date + 30) as line
     from price p join price_list l on l.id = p.price_list_id
     where l.country = 'CZ' and p.kind = 'customer' and p.valid_from = '2000-01-01' and p.valid_to = '9999-12-31' limit $1`,
    [count],
  );
  if (rows.length < count) throw new Error(`There are only ${rows.length} prices`);
  return ['price_list,sku,kind,net_price,min_qty,valid_from', ...rows.map(({ line }) => line)].join('\n');
}

/**
 * By the page's own calls, and in a thread of its own: who sends the file sits at another machine than who orders, and putting
 * some megabytes into a form must not pass for waiting.
 */
export function importPrices(
  text: string,
  port: number,
  token: string,
): { figures: Promise<Figures>; done: Promise<void> } {
  const url = new URL('./import-prices.worker.ts', import.meta.url);
  const figures = new Promise<Figures>((resolve, reject) => {
    const thread = new Worker(url, { workerData: { text, port, token } });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The import ended without its figures')));
  });
  return { figures, done: figures.then(() => undefined) };
}
