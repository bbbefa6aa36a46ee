import type pg from 'pg';

type Figures = { rows: number; previewSeconds: number; commitSeconds: number };

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

/** By the page's own calls. */
export function importPrices(
  text: string,
  port: number,
  token: string,
): { figures: Promise<Figures>; done: Promise<void> } {
  const figures = run(text, port, token);
  return { figures, done: figures.then(() => undefined) };
}

async function run(text: string, port: number, token: string): Promise<Figures> {
  const form = new FormData();
  form.set('file', new Blob([text], { type: 'text/csv' }), 'prices.csv');
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/staff/imports${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    });
    const body = (await answer.json()) as Record<string, string>;
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`);
    return body;
  };
  const settled = async (id: string, state: string) => {
    for (;;) {
      const body = await call(`/${id}`);
      if (body.state === state) return body;
      if (!['reading', 'committing'].includes(body.state ?? ''))
        throw new Error(`The import is ${JSON.stringify(body)}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const startedAt = performance.now();
  const { importId: id = '' } = await call('?kind=prices', { method: 'POST', body: form });
  const { previewHash } = await settled(id, 'previewed');
  const previewedAt = performance.now();
  await call(`/${id}/commit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ previewHash }),
  });
  await settled(id, 'committed');
  return {
    rows: count,
    previewSeconds: (previewedAt - startedAt) / 1_000,
    commitSeconds: (performance.now() - previewedAt) / 1_000,
  };
}
