-- What comes later to an order (confirmed, delivered, invoiced, claimed) names its lines, so each has a number that never
-- moves and is never given twice: goods 10, 20, …, every option of a bundle its own after it, containers from 900010 (T129).

update placed_order o set
  lines = (
    select coalesce(json_agg(line::jsonb || jsonb_build_object(
        'line_no', 10 * first,
        'bundle_options', (
          select coalesce(jsonb_agg(option || jsonb_build_object('line_no', 10 * (first + nth)) order by nth), '[]')
          from jsonb_array_elements(line::jsonb -> 'bundle_options') with ordinality as chosen (option, nth)))
      order by position), '[]')
    from (
      select line, position, position + coalesce(sum(json_array_length(line -> 'bundle_options'))
        over (order by position rows between unbounded preceding and 1 preceding), 0) as first
      from json_array_elements(o.lines) with ordinality as given (line, position)
    ) as counted),
  returnables = (
    select coalesce(json_agg(lent::jsonb || jsonb_build_object('line_no', 900000 + 10 * position) order by position), '[]')
    from json_array_elements(o.returnables) with ordinality as given (lent, position));

create or replace view placed_order_line as
select o.order_number, line.position::int as position, line.sku, line.name, line.pack_format, line.quantity, line.layers,
  line.pallets, line.quantity_total, line.unit_price, line.list_price, line.discount, line.row_total, line.tax_rate,
  line.weight_kg, line.bundle_options, line.line_no
from placed_order o
cross join lateral rows from (json_to_recordset(o.lines) as (sku text, name text, pack_format text, quantity numeric,
  layers int, pallets int, quantity_total numeric, unit_price numeric, list_price numeric, discount numeric,
  row_total numeric, tax_rate numeric, weight_kg numeric, bundle_options jsonb, line_no int)) with ordinality
  as line (sku, name, pack_format, quantity, layers, pallets, quantity_total, unit_price, list_price, discount, row_total,
    tax_rate, weight_kg, bundle_options, line_no, position);

create or replace view placed_order_returnable as
select o.order_number, lent.position::int as position, lent.parent_sku, lent.sku, lent.name, lent.units, lent.unit_price,
  lent.total_price, lent.line_no
from placed_order o
cross join lateral rows from (json_to_recordset(o.returnables) as (parent_sku text, sku text, name text, units numeric,
  unit_price numeric, total_price numeric, line_no int)) with ordinality
  as lent (parent_sku, sku, name, units, unit_price, total_price, line_no, position);

-- An order that is changed later keeps its number; which state of it holds is told by its revision. Where it came from is
-- its origin: one key for one wish, however often it arrives.
alter table placed_order
  add column revision int not null default 1 check (revision >= 1),
  add column channel text not null default 'cart' check (channel in ('cart', 'bulk', 'desk', 'standing')),
  -- Whoever placed it; `uid` is the customer's person it is for.
  add column placed_by text references account (uid),
  add column origin_key text;
update placed_order set placed_by = uid, origin_key = coalesce('cart:' || cart_id, 'order:' || order_number);
alter table placed_order
  alter column placed_by set not null,
  alter column origin_key set not null,
  drop constraint placed_order_cart_id_key,
  add constraint placed_order_origin unique (origin_key);
