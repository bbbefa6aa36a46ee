-- What was delivered in a market, by day and kind, for whoever reads the report of a whole market: it costs the same however
-- many ship-tos there are. What is added to the days of ship-tos is noted here as rows of its own, so that nobody waits for a
-- row that all orders of a market change; a job puts them together.
create table sales_market_day (
  country        text not null,
  day            date not null,
  brand          text not null,
  product_group  text not null,
  packs          numeric(16, 3) not null,
  hectolitres    numeric(16, 4) not null,
  net            numeric(16, 2) not null,
  deposit        numeric(16, 2) not null,
  orders         int not null,
  -- The one row of its day and kind that what was noted before has become.
  is_sum         boolean not null default false
);
create index sales_market_day_of_market on sales_market_day (country, day);
create index sales_market_day_noted on sales_market_day (country, day) where not is_sum;

-- Kept by the database itself, whoever changes the days of ship-tos.
create function note_market_sales() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into sales_market_day (country, day, brand, product_group, packs, hectolitres, net, deposit, orders)
    select s.country, a.day, a.brand, a.product_group, sum(a.packs), sum(a.hectolitres), sum(a.net), sum(a.deposit),
      sum(a.orders)
    from added a cross join lateral (select country from ship_to where id = a.ship_to_id offset 0) s
    group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into sales_market_day (country, day, brand, product_group, packs, hectolitres, net, deposit, orders)
    select s.country, r.day, r.brand, r.product_group, -sum(r.packs), -sum(r.hectolitres), -sum(r.net), -sum(r.deposit),
      -sum(r.orders)
    from removed r cross join lateral (select country from ship_to where id = r.ship_to_id offset 0) s
    group by 1, 2, 3, 4
    having (sum(r.packs), sum(r.hectolitres), sum(r.net), sum(r.deposit), sum(r.orders)) <> (0, 0, 0, 0, 0);
  else
    insert into sales_market_day (country, day, brand, product_group, packs, hectolitres, net, deposit, orders)
    select s.country, c.day, c.brand, c.product_group, sum(c.packs), sum(c.hectolitres), sum(c.net), sum(c.deposit),
      sum(c.orders)
    from (
      select ship_to_id, day, brand, product_group, packs, hectolitres, net, deposit, orders from added
      union all
      select ship_to_id, day, brand, product_group, -packs, -hectolitres, -net, -deposit, -orders from removed
    ) c cross join lateral (select country from ship_to where id = c.ship_to_id offset 0) s
    group by 1, 2, 3, 4
    having (sum(c.packs), sum(c.hectolitres), sum(c.net), sum(c.deposit), sum(c.orders)) <> (0, 0, 0, 0, 0);
  end if;
  return null;
end $$;

create trigger market_sales_of_added after insert on sales_day
  referencing new table as added for each statement execute function note_market_sales();
create trigger market_sales_of_changed after update on sales_day
  referencing old table as removed new table as added for each statement execute function note_market_sales();
create trigger market_sales_of_removed after delete on sales_day
  referencing old table as removed for each statement execute function note_market_sales();

insert into sales_market_day (country, day, brand, product_group, packs, hectolitres, net, deposit, orders, is_sum)
select s.country, d.day, d.brand, d.product_group, sum(d.packs), sum(d.hectolitres), sum(d.net), sum(d.deposit),
  sum(d.orders), true
from sales_day d join ship_to s on s.id = d.ship_to_id group by 1, 2, 3, 4 order by 1, 2, 3, 4;
