-- Changes that were sent with a key (T154): a repeat finds here that it was made, and what came of it.
-- No reference to the account: looking it up would cost every change, and a day later the row is gone.
create table made_change (
  uid       text not null,
  key       text not null,
  digest    text not null,
  outcome   jsonb,
  made_at   timestamptz not null,
  primary key (uid, key)
);
create index made_change_age on made_change (made_at);
