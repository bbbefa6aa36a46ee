-- The first month of which a market's sales are loaded: months from the next on are known, and a place without a row in one
-- of them bought nothing (T158). Kept by the database itself, whoever adds sums.
create table sales_begin (
  country  text primary key,
  -- Its first day.
  month    date not null check (extract(day from month) = 1)
);

create function keep_sales_begin() returns trigger language plpgsql as $$
begin
  insert into sales_begin as kept (country, month)
  select s.country, min(n.month) from added n join ship_to s on s.id = n.ship_to_id
  where not exists (select from sales_begin b where b.country = s.country and b.month <= n.month)
  group by s.country
  on conflict (country) do update set month = least(kept.month, excluded.month);
  return null;
end $$;

create trigger sales_begin_is_kept after insert on sales_month
  referencing new table as added for each statement execute function keep_sales_begin();

insert into sales_begin (country, month)
select s.country, min(m.month) from sales_month m join ship_to s on s.id = m.ship_to_id group by s.country;
