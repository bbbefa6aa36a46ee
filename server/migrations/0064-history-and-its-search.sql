-- What is under way is counted from the index alone: whether goods are still to come stands in it. It changes together with
-- the status, which these are over anyway.
create index if not exists placed_order_of_ship_to on placed_order (ship_to_id, status, placed_at desc, order_number desc)
  include (sap_id, customer_order_number, company_id, country, is_awaited);
create index if not exists placed_order_of_company on placed_order (company_id, status, placed_at desc, order_number desc)
  include (sap_id, customer_order_number, country, is_awaited);
create index if not exists placed_order_of_country on placed_order (country, status, placed_at desc, order_number desc)
  include (sap_id, customer_order_number, is_awaited);

drop index placed_order_ship_to, placed_order_company, placed_order_country;

-- The parts of an order's numbers are kept by its company and its market alone: whoever reaches single ship-tos looks by their
-- company, and sees of what is found what they reach. Older rows are shortened by a job (`shorten-order-parts`).
create or replace function keep_order_search() returns trigger language plpgsql as $$
declare
  found text := lower(new.order_number || e'\n' || coalesce(new.sap_id, '') || e'\n' || new.customer_order_number);
begin
  insert into order_search (order_number, numbers, parts)
  values (new.order_number, found, number_parts(array[new.company_id, new.country], found))
  on conflict (order_number) do update set numbers = excluded.numbers, parts = excluded.parts;
  return null;
end $$;
