-- People are managed: their records have a version, and whoever goes takes along what only he looked after.

alter table account
  -- Raised by every change of the record, the status or the roles.
  add column version int not null default 1,
  -- Those he reads, besides the one that the portal speaks with him; none means that one alone.
  add column languages text[] not null default '{}';

-- What one change of a status has switched off, so that exactly this comes back (T45).
create table deactivation (
  id                 bigint generated always as identity primary key,
  uid                text not null references account,
  at                 timestamptz not null,
  ended_at           timestamptz
);
create unique index deactivation_open on deactivation (uid) where ended_at is null;

create table deactivation_ship_to (
  deactivation_id    bigint not null references deactivation,
  ship_to_id         text not null references ship_to,
  primary key (deactivation_id, ship_to_id)
);

-- A role that is switched off stays where it is and gives nothing.
alter table role_grant add column deactivation_id bigint references deactivation;
create index role_grant_off on role_grant (deactivation_id) where deactivation_id is not null;
