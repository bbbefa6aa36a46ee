-- Who pays what (T110). One list a market holds the list prices; each ship-to follows one price list of its own.

-- `changed_in` as in the catalogue: the transaction of the last change. A change of a price is one of its list, so a
-- process that keeps something sorted by price learns of it without looking at the prices.
create table price_list (
  id                 serial primary key,
  code               text not null unique check (code ~ '^[A-Za-z0-9_.-]{1,40}$'),
  country            text not null references market,
  currency           text not null,
  is_market_list     boolean not null default false,
  -- Goods that this customer is not offered at all. A compact list, so that an assortment is read whole and kept.
  excluded_skus      text[] not null default '{}',
  excluded_brands    text[] not null default '{}',
  changed_in         xid8 not null default pg_current_xact_id()
);
create unique index price_list_of_market on price_list (country) where is_market_list;

create table ship_to_price_list (
  ship_to_id         text primary key references ship_to,
  price_list_id      int not null references price_list,
  changed_in         xid8 not null default pg_current_xact_id()
);

create trigger price_list_moves before update on price_list for each row execute function mark_changed();
create trigger ship_to_price_list_moves before update on ship_to_price_list for each row execute function mark_changed();

-- One flattened row for each price, quantity and time. Prices are net, for one pack, in the list's currency. Own prices
-- are read from the key alone, which holds only where a vacuum has been since the last change: so they come early.
create table price (
  price_list_id      int not null references price_list,
  sku                text not null,
  kind               text not null check (kind in ('list', 'customer', 'contract', 'promotion')),
  min_qty            int not null default 1 check (min_qty > 0),
  valid_from         date not null default '2000-01-01',
  valid_to           date not null default '9999-12-31',
  net_price          numeric(12, 2) not null check (net_price >= 0),
  check (valid_from <= valid_to),
  primary key (price_list_id, sku, kind, min_qty, valid_from) include (valid_to, net_price)
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- Once a statement, and once a transaction for each list: loading a million prices writes its list's row once.
create function touch_price_lists() returns trigger language plpgsql as $$
begin
  update price_list set changed_in = pg_current_xact_id()
  where id in (select price_list_id from changed) and changed_in <> pg_current_xact_id();
  return null;
end $$;
create trigger price_added after insert on price
  referencing new table as changed for each statement execute function touch_price_lists();
create trigger price_removed after delete on price
  referencing old table as changed for each statement execute function touch_price_lists();
create trigger price_changed after update on price
  referencing new table as changed for each statement execute function touch_price_lists();
