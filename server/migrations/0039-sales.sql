-- What was delivered, summed by place and by day and month: reports and contracts read these instead of orders, so that
-- they cost the same however much somebody has ordered. Kept with every delivery that the ERP tells of, in its
-- transaction; `npm run portal -- sales rebuild` counts them anew.

-- What each order has brought so far, so that news of it change the sums by the difference alone.
create table sales_order (
  order_number  text primary key references placed_order on delete cascade,
  ship_to_id    text not null references ship_to,
  -- [{day, brand, group, packs, hectolitres, net, deposit, orders}]
  sold          jsonb not null
);

create table sales_day (
  ship_to_id     text not null references ship_to,
  day            date not null,
  -- Empty for what belongs to no goods, such as pallets.
  brand          text not null,
  product_group  text not null,
  packs          numeric(16, 3) not null,
  hectolitres    numeric(16, 4) not null,
  -- Goods without tax and deposits; deposits without tax.
  net            numeric(16, 2) not null,
  deposit        numeric(16, 2) not null,
  -- Counted on the first day of an order, under its first goods.
  orders         int not null,
  primary key (ship_to_id, day, brand, product_group)
);

create table sales_month (
  ship_to_id     text not null references ship_to,
  -- Its first day.
  month          date not null check (extract(day from month) = 1),
  brand          text not null,
  product_group  text not null,
  packs          numeric(16, 3) not null,
  hectolitres    numeric(16, 4) not null,
  net            numeric(16, 2) not null,
  deposit        numeric(16, 2) not null,
  orders         int not null,
  primary key (ship_to_id, month, brand, product_group)
);
