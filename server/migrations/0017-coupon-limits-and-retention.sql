-- A code that can be guessed or used without end is worth more than it was meant to be.

alter table coupon
  add column max_uses               int check (max_uses > 0),
  -- A customer is a ship-to: that is what an order is placed for.
  add column max_uses_per_customer  int check (max_uses_per_customer > 0),
  -- Orders that were placed with it since it has a limit.
  add column uses                   int not null default 0;

create table coupon_use (
  code                   text not null references coupon,
  ship_to_id             text not null references ship_to,
  uses                   int not null,
  primary key (code, ship_to_id)
);

-- Codes that somebody tried and nobody knows, by quarter of an hour.
create table coupon_guess (
  uid                    text not null references account (uid),
  window_start           timestamptz not null,
  wrong                  int not null,
  primary key (uid, window_start)
);
create index coupon_guess_window on coupon_guess (window_start);

-- What was deleted is looked for by its age, to be forgotten.
create index cart_deleted on cart (changed_at) where state = 'deleted';
