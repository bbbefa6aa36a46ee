import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type pg from 'pg';

const command = fileURLToPath(import.meta.resolve('@dray/server/commands/import.ts'));

/**
 * A file of prices as it comes on Mondays: everybody's own prices of a market from next month on, a little dearer, by the
 * operator's command. Of today's no cart would be placed that was shown before.
 */
export async function importPrices(client: pg.Client, env: Readonly<Record<string, string>>): Promise<number> {
  const { rows } = await client.query<{ line: string }>(
    `select concat_ws(',', l.code, p.sku, p.kind, round(p.net_price * 1.01, 2), p.min_qty, current_date + 30) as line
     from price p join price_list l on l.id = p.price_list_id
     where l.country = 'CZ' and p.kind = 'customer' and p.valid_from = '2000-01-01' and p.valid_to = '9999-12-31'`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'dray-monday-'));
  try {
    const file = join(folder, 'prices.csv');
    writeFileSync(
      file,
      ['price_list,sku,kind,net_price,min_qty,valid_from', ...rows.map(({ line }) => line)].join('\n'),
    );
    const { stdout } = await promisify(execFile)(process.execPath, [command, 'prices', file], {
      env: { ...process.env, ...env },
    });
    if (!stdout.includes('imported')) throw new Error(`The prices were not taken: ${stdout}`);
    return rows.length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
