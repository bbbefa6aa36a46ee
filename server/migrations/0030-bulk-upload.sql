-- Files of orders while they are checked, mended and sent. What became an order is kept there; these rows are forgotten.
create table bulk_upload (
  id              uuid primary key,
  uid             text not null references account,
  -- Of the uploader; empty for the supplier's own people.
  company_id      text not null,
  country         text not null references market,
  file_name       text not null,
  -- Of the bytes: the same file again is known by it.
  digest          text not null,
  state           text not null check (state in ('checking', 'checked', 'refused', 'sending', 'done', 'dropped')),
  error_code      text,
  error_values    jsonb not null default '{}',
  encoding        text,
  delimiter       text,
  -- Which column of the file holds what, by its place.
  columns         jsonb not null default '{}',
  -- The file's own heading, where it has one.
  heading         jsonb,
  row_count       int not null default 0,
  checked_in_ms   int,
  -- How its uploader is told, undefined for a program.
  language        text,
  same_as         uuid,
  created_at      timestamptz not null,
  -- When something of it was last sent, and how often.
  sent_at         timestamptz,
  sendings        int not null default 0,
  check ((state = 'refused') = (error_code is not null))
);
create index bulk_upload_of_person on bulk_upload (uid, created_at desc);
create index bulk_upload_digest on bulk_upload (company_id, digest) where sent_at is not null;
create index bulk_upload_age on bulk_upload (created_at);

create table bulk_upload_order (
  upload_id     uuid not null references bulk_upload on delete cascade,
  key           text not null,
  -- The first row of the file that belongs to it.
  position      int not null,
  state         text not null check (state in ('good', 'faulty', 'repeated', 'waiting', 'ordered', 'refused')),
  -- What was found out about it, as the screens show it.
  verdict       jsonb not null,
  shown_hash    text,
  -- The wish itself: what was ordered once is not ordered again.
  origin_key    text,
  -- It repeats an earlier order and is meant to.
  is_again      boolean not null default false,
  order_number  text,
  placed_at     timestamptz,
  primary key (upload_id, key)
);

create table bulk_upload_row (
  upload_id  uuid not null references bulk_upload on delete cascade,
  row        int not null,
  order_key  text not null,
  -- All cells as the file has them.
  written    jsonb not null,
  -- By what the column holds; what was mended stands over it.
  cells      jsonb not null,
  mended     jsonb not null default '{}',
  product    jsonb,
  faults     jsonb not null default '[]',
  primary key (upload_id, row)
);
create index bulk_upload_row_order on bulk_upload_row (upload_id, order_key);
