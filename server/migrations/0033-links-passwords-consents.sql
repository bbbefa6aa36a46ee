-- Letting somebody in, and back in: links by mail, passwords that count no more, consents, and the devices of sessions.

-- `code` names the link; its secret stands in the mail alone, and here only its digest (T140).
create table account_link (
  code               text primary key,
  uid                text not null references account,
  kind               text not null check (kind in ('invitation', 'reset')),
  digest             text not null,
  created_at         timestamptz not null,
  expires_at         timestamptz not null,
  used_at            timestamptz,
  -- A newer one has taken its place.
  ended_at           timestamptz,
  -- Nobody where support made it.
  created_by         text references account
);
create index account_link_uid on account_link (uid, kind, created_at desc);
-- One open link of a kind at most, whoever asks at the same time.
create unique index account_link_open on account_link (uid, kind) where used_at is null and ended_at is null;

-- Hashes of passwords that may not come back (U3).
create table password_history (
  id                 bigint generated always as identity primary key,
  uid                text not null references account,
  password_hash      text not null,
  set_at             timestamptz not null
);
create index password_history_uid on password_history (uid, id desc);

-- One place for all four consents; placing an order goes on asking for its own by the name it knows.
alter table accepted_agreement rename to consent;
alter table consent rename column agreement to kind;
alter table consent rename constraint accepted_agreement_pkey to consent_pkey;
alter table consent rename constraint accepted_agreement_agreement_check to consent_kind_check;
alter table consent rename constraint accepted_agreement_uid_fkey to consent_uid_fkey;
create view accepted_agreement as
select uid, kind as agreement, version, accepted_at from consent where kind = 'master-purchase';

-- In words, as the browser has called itself when it signed in.
alter table portal_session
  add column browser text,
  add column system  text,
  add column form    text check (form in ('phone', 'tablet', 'computer'));
