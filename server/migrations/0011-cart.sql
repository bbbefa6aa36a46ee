-- A cart is a row that is locked before anything of it is read; its id is what an order is placed by, once.

create table cart (
  id                     uuid primary key default gen_random_uuid(),
  uid                    text not null references account (uid),
  state                  text not null default 'active' check (state in ('active', 'ordered', 'saved', 'deleted')),
  version                int not null default 1,
  ship_to_id             text references ship_to,
  transport_type         text,
  delivery_date          date,
  customer_order_number  text,
  note_for_driver        text,
  payment_method         text,
  -- Prices and quantities at the last write; placing compares with it where the caller names no hash of his own.
  shown_hash             text,
  created_at             timestamptz not null,
  changed_at             timestamptz not null,
  saved_at               timestamptz
);
create unique index cart_active on cart (uid) where state = 'active';
create index cart_saved on cart (uid, saved_at desc) where state = 'saved';

create table cart_item (
  id                     uuid primary key default gen_random_uuid(),
  cart_id                uuid not null references cart on delete cascade,
  position               int not null,
  sku                    text not null,
  -- Sorted ids of the chosen options of a bundle, joined by commas; empty for a simple product.
  options_key            text not null default '',
  quantity               numeric(12, 3) not null check (quantity >= 0),
  layers                 int not null default 0 check (layers >= 0),
  pallets                int not null default 0 check (pallets >= 0),
  -- Net price of one pack when the line was last changed; null where there was none.
  unit_price             numeric(12, 2),
  unique (cart_id, sku, options_key)
);

create table coupon (
  code                   text primary key,
  country                text not null references market,
  label                  jsonb not null,
  percent                numeric(5, 2) check (percent > 0 and percent <= 100),
  amount                 numeric(12, 2) check (amount > 0),
  minimum_net            numeric(12, 2) not null default 0,
  valid_from             date not null,
  valid_to               date not null,
  check ((percent is null) <> (amount is null))
);

create table cart_coupon (
  cart_id                uuid not null references cart on delete cascade,
  code                   text not null references coupon,
  primary key (cart_id, code)
);

-- How a payer may pay; the first is proposed.
create table payer_payment_method (
  payer_id               text not null references payer,
  code                   text not null check (code in ('invoice14', 'invoice30', 'cash', 'prepaid')),
  position               int not null,
  primary key (payer_id, code)
);

-- Which version of which agreement somebody has accepted (T48).
create table accepted_agreement (
  uid                    text not null references account (uid),
  agreement              text not null check (agreement in ('terms', 'privacy', 'guidelines', 'master-purchase')),
  version                text not null,
  accepted_at            timestamptz not null,
  primary key (uid, agreement, version)
);
