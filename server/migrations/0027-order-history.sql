-- A page of somebody's orders must cost the same however many he has: each filter is a part of a key behind the place, and
-- the pages of several keys are merged. What is new has neither a delivery status nor differences nor a number of the ERP, so
-- placing writes into three of these indexes only, as many as it did.

drop index placed_order_ship_to, placed_order_company, placed_order_newest;
create index placed_order_ship_to on placed_order (ship_to_id, status, placed_at desc, order_number desc)
  include (sap_id, customer_order_number, company_id, country);
create index placed_order_company on placed_order (company_id, status, placed_at desc, order_number desc)
  include (sap_id, customer_order_number, country);
create index placed_order_country on placed_order (country, status, placed_at desc, order_number desc)
  include (sap_id, customer_order_number);

create index placed_order_ship_to_delivery on placed_order
  (ship_to_id, delivery_status, status, placed_at desc, order_number desc) include (company_id, country)
  where delivery_status is not null;
create index placed_order_company_delivery on placed_order
  (company_id, delivery_status, status, placed_at desc, order_number desc) include (country) where delivery_status is not null;
create index placed_order_country_delivery on placed_order
  (country, delivery_status, status, placed_at desc, order_number desc) where delivery_status is not null;

create index placed_order_ship_to_differences on placed_order
  (ship_to_id, status, placed_at desc, order_number desc) include (delivery_status, company_id, country)
  where has_differences;
create index placed_order_company_differences on placed_order
  (company_id, status, placed_at desc, order_number desc) include (delivery_status, country) where has_differences;
create index placed_order_country_differences on placed_order
  (country, status, placed_at desc, order_number desc) include (delivery_status) where has_differences;

-- Only what the ERP has numbered: an order that waits for it has nothing to be looked for here.
alter table placed_order drop constraint placed_order_sap_id_key;
create unique index placed_order_sap_id on placed_order (sap_id) where sap_id is not null;

-- Orders by any three signs of one of their numbers, within a place. Written when the ERP has numbered an order, so that
-- placing does not wait for it; younger ones are among the newest, which are looked through.
create table order_search (
  order_number  text primary key references placed_order on delete cascade,
  -- All its numbers, a line each, in small letters.
  numbers       text not null,
  parts         text[] not null
);

create function number_parts(places text[], numbers text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(place || ' ' || substr(numbers, start, 3)), '{}')
  from generate_series(1, length(numbers) - 2) as start cross join unnest(places) as place
  where position(e'\n' in substr(numbers, start, 3)) = 0
$$;

create function keep_order_search() returns trigger language plpgsql as $$
declare
  found text := lower(new.order_number || e'\n' || coalesce(new.sap_id, '') || e'\n' || new.customer_order_number);
begin
  insert into order_search (order_number, numbers, parts)
  values (new.order_number, found, number_parts(array[new.company_id, new.ship_to_id, new.country], found))
  on conflict (order_number) do update set numbers = excluded.numbers, parts = excluded.parts;
  return null;
end $$;

create trigger order_is_found after insert or update of sap_id, is_checked on placed_order
  for each row when (new.sap_id is not null or new.is_checked) execute function keep_order_search();

insert into order_search (order_number, numbers, parts)
select o.order_number, n.numbers, number_parts(array[o.company_id, o.ship_to_id, o.country], n.numbers)
from placed_order o
cross join lateral (select lower(o.order_number || e'\n' || coalesce(o.sap_id, '') || e'\n' || o.customer_order_number)) as n (numbers)
where o.sap_id is not null;

-- A list of things to be put in later would have to be read by everybody who searches.
create index order_search_parts on order_search using gin (parts) with (fastupdate = off);
