-- An order is written once and read whole: its lines and containers stand in it as documents. A row for each cost more than
-- everything else of placing. Whoever sums over lines has them as rows in the two views.

create view order_line_document as
select order_number, json_agg(json_build_object(
    'sku', sku, 'name', name, 'pack_format', pack_format, 'quantity', quantity, 'layers', layers, 'pallets', pallets,
    'quantity_total', quantity_total, 'unit_price', unit_price::text, 'list_price', list_price::text,
    'discount', discount::text, 'row_total', row_total::text, 'tax_rate', tax_rate, 'weight_kg', weight_kg,
    'bundle_options', bundle_options) order by position) as document
from placed_order_line group by order_number;

create view order_returnable_document as
select order_number, json_agg(json_build_object(
    'parent_sku', parent_sku, 'sku', sku, 'name', name, 'units', units, 'unit_price', unit_price::text,
    'total_price', total_price::text) order by position) as document
from placed_order_returnable group by order_number;

-- What goods were packed in is told once for all that were packed alike.
update placed_order set snapshot = snapshot - 'packNames' || jsonb_build_object('packs', (
  select coalesce(jsonb_agg(jsonb_build_object('skus', skus, 'name', name)), '[]')
  from (select jsonb_agg(key order by key) as skus, value as name
    from jsonb_each(snapshot -> 'packNames') group by value) as packed))
where snapshot ? 'packNames';

alter table placed_order
  add column lines json,
  add column returnables json,
  alter column snapshot type json using snapshot::json,
  -- A usual order is three thousand bytes: packing it would take longer than writing it.
  set (toast_tuple_target = 8160);

update placed_order o set
  lines = coalesce((select document from order_line_document d where d.order_number = o.order_number), '[]'),
  returnables = coalesce((select document from order_returnable_document d where d.order_number = o.order_number), '[]');

alter table placed_order
  alter column lines set not null,
  alter column lines set default '[]',
  alter column returnables set not null,
  alter column returnables set default '[]';

drop view order_line_document, order_returnable_document;
drop table placed_order_line, placed_order_returnable;

create view placed_order_line as
select o.order_number, line.position::int as position, line.sku, line.name, line.pack_format, line.quantity, line.layers,
  line.pallets, line.quantity_total, line.unit_price, line.list_price, line.discount, line.row_total, line.tax_rate,
  line.weight_kg, line.bundle_options
from placed_order o
cross join lateral rows from (json_to_recordset(o.lines) as (sku text, name text, pack_format text, quantity numeric,
  layers int, pallets int, quantity_total numeric, unit_price numeric, list_price numeric, discount numeric,
  row_total numeric, tax_rate numeric, weight_kg numeric, bundle_options jsonb)) with ordinality
  as line (sku, name, pack_format, quantity, layers, pallets, quantity_total, unit_price, list_price, discount, row_total,
    tax_rate, weight_kg, bundle_options, position);

create view placed_order_returnable as
select o.order_number, lent.position::int as position, lent.parent_sku, lent.sku, lent.name, lent.units, lent.unit_price,
  lent.total_price
from placed_order o
cross join lateral rows from (json_to_recordset(o.returnables) as (parent_sku text, sku text, name text, units numeric,
  unit_price numeric, total_price numeric)) with ordinality
  as lent (parent_sku, sku, name, units, unit_price, total_price, position);
