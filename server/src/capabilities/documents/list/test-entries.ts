import type { TestPortal } from '../../../testing/portal.ts';

export type TestEntry = {
  id: string;
  source?: string;
  type?: string;
  number?: string;
  title?: string | null;
  sap_id?: string | null;
  order_number?: string | null;
  document_date?: string;
  due_date?: string | null;
  paid_on?: string | null;
  amount?: number | string | null;
  currency?: string | null;
  standing?: string;
  payer_id?: string;
  company_id?: string | null;
  country?: string | null;
  ship_to_id?: string | null;
};

/** Documents of U Lípy in Brno, unless they are said to be somebody else's. */
export async function addEntries(portal: Pick<TestPortal, 'sql'>, entries: readonly TestEntry[]): Promise<void> {
  const rows = entries.map((entry) => ({
    source: 'erp',
    type: 'invoice',
    number: entry.id,
    document_date: '2026-11-02',
    due_date: null,
    amount: '100.00',
    currency: 'CZK',
    standing: 'open',
    payer_id: '300101',
    company_id: 'C1001',
    country: 'CZ',
    ship_to_id: '100234',
    ...entry,
  }));
  await portal.sql(
    `insert into document_entry (id, source, type, number, title, sap_id, order_number, document_date, due_date, paid_on, amount,
       currency, standing, payer_id, company_id, country, ship_to_id)
     select id, source, type, number, title, sap_id, order_number, document_date, due_date, paid_on, amount,
       currency, standing, payer_id, company_id, country, ship_to_id from jsonb_populate_recordset(null::document_entry, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
