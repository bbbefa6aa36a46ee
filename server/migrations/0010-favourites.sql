create table wishlist (
  id                 uuid primary key default gen_random_uuid(),
  uid                text not null unique references account (uid),
  created_at         timestamptz not null default now()
);

create table wishlist_item (
  id                 uuid primary key default gen_random_uuid(),
  wishlist_id        uuid not null references wishlist on delete cascade,
  sku                text not null,
  quantity           numeric(10, 3) not null default 1 check (quantity > 0),
  added_at           timestamptz not null default now(),
  unique (wishlist_id, sku)
);
