-- Sums are counted anew place by place (`npm run portal -- sales rebuild`).
create index sales_order_ship_to on sales_order (ship_to_id);

-- Where each market begins when all its sums were counted anew: keep_sales_begin moves it to earlier months alone.
create function set_sales_begins() returns void language plpgsql as $$
begin
  lock table sales_month, sales_begin in share row exclusive mode;
  delete from sales_begin;
  insert into sales_begin (country, month)
  select s.country, min(first.month) from ship_to s cross join lateral (
    select m.month from sales_month m where m.ship_to_id = s.id order by m.month limit 1) as first
  group by s.country;
end $$;
