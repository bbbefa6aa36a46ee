-- What somebody is to be told, written in the transaction of what it is about. The words are made when it is sent, in the
-- language the reader has then, and each channel is served once.

create table notification (
  id            uuid primary key default gen_random_uuid(),
  uid           text not null references account (uid),
  kind          text not null,
  -- The thing it is about, by kind and key: `order:4500123`.
  subject       text not null,
  params        jsonb not null default '{}',
  -- Where it was asked for in one; else the reader's own.
  language      text,
  dedupe_key    text not null unique,
  created_at    timestamptz not null
);
create index notification_of_person on notification (uid, created_at desc);

create table notification_delivery (
  notification_id  uuid not null references notification on delete cascade,
  channel          text not null check (channel in ('mail', 'bell', 'push')),
  state            text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped')),
  settled_at       timestamptz,
  primary key (notification_id, channel)
);
