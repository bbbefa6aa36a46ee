import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { loadErpSeed } from '@dray/embedded/erp/seed/load-erp-seed.ts';
import type pg from 'pg';
import { start } from '../programs.ts';

export type ErpBeside = {
  /** What a process needs to talk to it. */
  env: Readonly<Record<string, string>>;
  letDaysGoBy(days: number): Promise<number>;
  stop(): Promise<void>;
};

const main = fileURLToPath(import.meta.resolve('@dray/embedded/erp/main.ts'));
const dayMs = 86_400_000;

/** The embedded ERP on its database beside the portal's, whose clock can be moved. */
export async function startErpBeside(databaseUrl: string): Promise<ErpBeside> {
  const [password, controlToken] = [secret(), secret()];
  const credentials = { ERP_USER: 'DRAY', ERP_PASSWORD: password };
  const erp = await start(main, { ERP_DATABASE_URL: databaseUrl, ERP_CONTROL_TOKEN: controlToken, ...credentials });
  return {
    env: {
      ERP_URL: `http://127.0.0.1:${erp.ready.port}`,
      ERP_AUTH: 'basic',
      ERP_CLIENT: '100',
      ERP_QUIET_S: '20',
      ERP_REPEATABLE: '1',
      ERP_POLL_S: '3',
      ...credentials,
    },
    async letDaysGoBy(days) {
      const answer = await fetch(`${erp.ready.controlUrl}/control/clock`, {
        method: 'POST',
        headers: { authorization: `Bearer ${controlToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ advanceMs: days * dayMs }),
      });
      if (!answer.ok) throw new Error(`The ERP answered ${answer.status}: ${await answer.text()}`);
      return ((await answer.json()) as { done: number }).done;
    },
    stop: erp.stop,
  };
}

const secret = () => randomBytes(24).toString('base64url');

/** Whoever orders must be known there, under every number that an order names. */
export async function tellErpOfCustomers(client: pg.Client, erpUrl: string, uids: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ customer: string; name: string }>(
    `select distinct customer, name from account a join bench.ship_to p using (company_id)
     join ship_to s on s.id = p.ship_to_id
     cross join lateral unnest(array[p.ship_to_id, p.sold_to_id, p.payer_id]) as customer where a.uid = any($1)`,
    [uids],
  );
  await loadErpSeed(erpUrl, { customers: rows, materials: [], prices: [], orders: [] });
}

/**
 * The daily comparison would look for the copied orders, which no ERP has ever had; it is put off by a year.
 */
export async function putOffComparison(client: pg.Client): Promise<void> {
  await client.query(
    `insert into erp_cursor (feed, country, at, due_at) select 'reconciliation', country, now(), now() + interval '1 year' from market
     on conflict (feed, country) do update set due_at = excluded.due_at`,
  );
}
