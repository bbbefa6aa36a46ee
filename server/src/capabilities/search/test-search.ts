import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { facts, take } from '../content/test-content.ts';
import { addEntries } from '../documents/list/test-entries.ts';

const horse = (kind: string) => facts({ title: `Žluťoučký kůň ${kind}`, summary: 'Příliš.' }, 'Úpěl ďábelské ódy.');

/** An order and an invoice of every ship-to, and an item of every kind that people read. */
export async function openSearchedPortal(): Promise<TestPortal> {
  const portal = await openTestPortal({ env: { JOBS: '0' } });
  await portal.sql(`insert into placed_order (order_number, uid, company_id, ship_to_id, country, customer_order_number,
      delivery_date, transport_type, payment_method, currency, net_total, discount_total, tax_total, deposit_total,
      grand_total, quantity_total, pallets, physical_pallets, weight_kg, hectolitres, snapshot, placed_at, status,
      delivery_status, sap_id, placed_by, origin_key)
    select 'H' || id, 'u-ulipy-owner', company_id, id, country, 'REF/' || id, '2026-06-01', 'VAN', 'cash', 'EUR', 100, 0, 21, 0,
      121, 6, 1, 1, 60, 0.3, jsonb_build_object('shipTo', jsonb_build_object('name', name, 'city', city)),
      timestamptz '2026-05-01 10:00Z' + row_number() over (order by id) * interval '1 day', 'Completely Processed',
      null, 'SAP' || id, 'u-ulipy-owner', 'order:H' || id
    from ship_to`);
  const shipTos = await portal.sql<{ id: string; company_id: string; country: string; payer_id: string }>(
    `select s.id, s.company_id, s.country, p.id as payer_id from ship_to s join payer p on p.company_id = s.company_id order by s.id`,
  );
  await addEntries(
    portal,
    shipTos.map(({ id, ...shipTo }, nth) => ({
      ...shipTo,
      id: id === '100234' ? '92000111' : `9300${String(nth).padStart(4, '0')}`,
      ship_to_id: id,
      sap_id: `SAP${id}`,
      order_number: `H${id}`,
    })),
  );
  const text = { item: facts({}), themed: facts({ theme: 'first' }) };
  await take(portal, {
    'news/horse/item.md': text.item,
    'news/horse/en.md': horse('news'),
    'training/horse/item.md': text.item,
    'training/horse/en.md': horse('training'),
    'training/horse/chapters/01-only/en.md': facts({ title: 'Only' }, 'Chapter.'),
    'themes/first/item.md': facts({ of: 'faq', title: { en: 'First' } }),
    'faq/horse/item.md': text.themed,
    'faq/horse/en.md': horse('faq'),
    'knowledge/horse/item.md': facts({}),
    'knowledge/horse/en.md': horse('knowledge'),
  });
  return portal;
}
