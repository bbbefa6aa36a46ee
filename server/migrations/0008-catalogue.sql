-- What can be bought. Texts are kept by language: {"en": "...", "cs": "..."}.

-- `changed_in` is the transaction of a row's last change. A process reads again what changed in transactions that its
-- last look could not yet see; a counter would lose a change that was begun earlier and committed later.

create table category (
  uid                text primary key,
  parent_uid         text references category,
  country            text not null references market,
  name               jsonb not null,
  url_key            text not null,
  url_path           text not null,
  level              int not null check (level between 1 and 3),
  position           int not null,
  changed_in         xid8 not null default pg_current_xact_id(),
  unique (country, url_path)
);

-- `products`, `favorites` and `bulk-upload` are pages under the same address (T10).
create table product (
  sku                text primary key check (sku ~ '^[A-Za-z0-9_.-]{1,40}$' and sku not in ('products', 'favorites', 'bulk-upload')),
  country            text not null references market,
  kind               text not null default 'simple' check (kind in ('simple', 'bundle')),
  category_uid       text not null references category,
  name               text not null,
  description        jsonb not null default '{}',
  brand              text not null,
  sub_brand          text not null,
  product_group      text not null,
  pack_format        text not null,
  material_type      text not null default 'FERT',
  items_in_box       int not null check (items_in_box > 0),
  bottles            int not null default 0,
  volume_l           numeric(10, 3) not null,
  hl_per_unit        numeric(10, 4) not null,
  per_layer          int not null check (per_layer > 0),
  layers_per_pallet  int not null check (layers_per_pallet > 0),
  weight_kg          numeric(10, 3) not null,
  gross_weight_kg    numeric(10, 3) not null check (gross_weight_kg > 0),
  pallet_weight_kg   numeric(10, 3) not null,
  is_returnable      boolean not null,
  tax_rate           numeric(5, 2) not null,
  alcohol_content    numeric(4, 1),
  shelf_life_days    int,
  country_of_origin  text not null,
  ean                text not null,
  ean_ea             text not null,
  is_new             boolean not null default false,
  is_last            boolean not null default false,
  is_sale            boolean not null default false,
  by_pack            boolean not null default true,
  by_layer           boolean not null default true,
  by_pallet          boolean not null default true,
  is_discontinued    boolean not null default false,
  is_out_of_stock    boolean not null default false,
  available_from     date,
  substitute_sku     text references product deferrable initially deferred,
  related_skus       text[] not null default '{}',
  -- [{url, label}]; without any the portal draws the pack itself.
  images             jsonb not null default '[]',
  -- [{name, url, size}], name by language.
  downloads          jsonb not null default '[]',
  listed_on          date not null,
  changed_in         xid8 not null default pg_current_xact_id()
);
create index product_changed on product (changed_in);
create index product_ean on product (ean);

-- Whoever keeps products in memory learns here which ones are gone.
create table product_removal (
  sku                text primary key,
  changed_in         xid8 not null default pg_current_xact_id()
);
create index product_removal_changed on product_removal (changed_in);

-- What is lent with the goods and comes back: bottle, crate, keg, pallet.
create table returnable (
  sku                text primary key,
  country            text not null references market,
  kind               text not null,
  name               jsonb not null,
  unit_price         numeric(12, 2) not null check (unit_price >= 0),
  changed_in         xid8 not null default pg_current_xact_id()
);

create table product_returnable (
  product_sku        text not null references product on delete cascade,
  returnable_sku     text not null references returnable,
  units              numeric(10, 3) not null check (units > 0),
  primary key (product_sku, returnable_sku)
);

create table bundle (
  sku                text primary key references product on delete cascade,
  minimum_amount     int not null default 1 check (minimum_amount > 0),
  valid_from         date not null,
  valid_to           date not null,
  limited_amount     int check (limited_amount >= 0),
  sold_amount        int not null default 0 check (sold_amount >= 0),
  discount_percent   numeric(5, 2) not null default 0 check (discount_percent between 0 and 100),
  check (limited_amount is null or sold_amount <= limited_amount)
);

create table bundle_item (
  id                 text primary key,
  bundle_sku         text not null references bundle on delete cascade,
  position           int not null,
  title              jsonb not null,
  is_required        boolean not null default true,
  unique (bundle_sku, position)
);

create table bundle_option (
  id                 text primary key,
  bundle_item_id     text not null references bundle_item on delete cascade,
  position           int not null,
  sku                text not null references product,
  quantity           int not null check (quantity > 0),
  can_change_quantity boolean not null default false,
  is_default         boolean not null default false,
  unique (bundle_item_id, position)
);

-- A change of what hangs on a product is a change of the product; what moves from one to another changes both.
create function touch_product() returns trigger language plpgsql as $$
declare
  part jsonb;
begin
  foreach part in array array_remove(array[to_jsonb(new), to_jsonb(old)], null) loop
    update product set changed_in = pg_current_xact_id()
    where sku = case tg_table_name
      when 'product_returnable' then part ->> 'product_sku'
      when 'bundle' then part ->> 'sku'
      when 'bundle_item' then part ->> 'bundle_sku'
      else (select bundle_sku from bundle_item where id = part ->> 'bundle_item_id')
    end;
  end loop;
  return null;
end $$;
create trigger product_returnable_touches after insert or update or delete on product_returnable for each row execute function touch_product();
create trigger bundle_touches after insert or update or delete on bundle for each row execute function touch_product();
create trigger bundle_item_touches after insert or update or delete on bundle_item for each row execute function touch_product();
create trigger bundle_option_touches after insert or update or delete on bundle_option for each row execute function touch_product();

create function mark_changed() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger category_moves before update on category for each row execute function mark_changed();
create trigger product_moves before update on product for each row execute function mark_changed();
create trigger returnable_moves before update on returnable for each row execute function mark_changed();

create function note_removal() returns trigger language plpgsql as $$
begin
  insert into product_removal (sku) values (old.sku)
  on conflict (sku) do update set changed_in = pg_current_xact_id();
  return null;
end $$;
create trigger product_leaves after delete on product for each row execute function note_removal();
