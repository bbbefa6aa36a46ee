-- How somebody's cart was before an earlier order was put into it, so that one press can be taken back as a whole.

create table cart_undo (
  id             uuid primary key,
  uid            text not null references account (uid),
  -- The cart that was filled, and its version then: what was done to it later must not be lost.
  cart_id        uuid not null references cart on delete cascade,
  version        int not null,
  -- The cart that was saved in its favour, or else what it held itself.
  saved_cart_id  uuid references cart on delete cascade,
  before         jsonb,
  created_at     timestamptz not null,
  check ((saved_cart_id is null) <> (before is null))
);
create index cart_undo_cart on cart_undo (cart_id);
create index cart_undo_saved_cart on cart_undo (saved_cart_id) where saved_cart_id is not null;
create index cart_undo_created on cart_undo (created_at);
