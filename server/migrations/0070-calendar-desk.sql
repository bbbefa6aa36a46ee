-- The calendar desk: holidays with a name of their own, days that differ from a calendar, and sections that a market closes.

alter table holiday
  add column id bigint generated always as identity unique,
  -- In the languages in which somebody has written it.
  add column name jsonb not null default '{}';

-- Who changes terms names what they have read; whatever else writes them, an import or SQL, moves the number as well.
alter table ship_to_transport add column version int not null default 1;
create function ship_to_transport_moves() returns trigger language plpgsql as $$
begin
  new.version = old.version + 1;
  return new;
end $$;
create trigger ship_to_transport_moves before update on ship_to_transport
  for each row when (old is distinct from new) execute function ship_to_transport_moves();

-- One day that differs: for a whole market, one ship-to, one means of transport, or one of these at the other.
create table calendar_exception (
  id                 bigint generated always as identity primary key,
  country            text not null references market,
  ship_to_id         text references ship_to,
  transport_type     text check (transport_type in ('VAN', 'TRUCK', 'PICKUP')),
  date               date not null,
  kind               text not null check (kind in ('closed', 'extra-day', 'earlier-cut-off')),
  cut_off            time,
  -- For the supplier's own people.
  note               text,
  version            int not null default 1,
  ended_at           timestamptz,
  ended_by           text,
  check ((kind = 'earlier-cut-off') = (cut_off is not null)),
  check ((ended_at is null) = (ended_by is null))
);
-- A day is closed or opened once for each of those it is for, and its cut-off is moved once; what has ended stays to be read.
create unique index calendar_exception_in_force on calendar_exception
  (country, ship_to_id, transport_type, date, (kind = 'earlier-cut-off')) nulls not distinct where ended_at is null;
create index calendar_exception_coming on calendar_exception (country, date) where ended_at is null;
create index calendar_exception_ship_to on calendar_exception (ship_to_id, date) where ended_at is null;

-- A market may close what the portal opens, never the other way round.
create table section_closed (
  section            text not null references portal_switch,
  country            text not null references market,
  primary key (section, country)
);
