-- Markets, how the portal is set up in each, and the days nothing is delivered.

create table market (
  country          text primary key check (country ~ '^[A-Z]{2}$'),
  currency         text not null check (currency ~ '^[A-Z]{3}$'),
  time_zone        text not null,
  language         text not null,
  theme            text not null check (theme in ('emea', 'peroni'))
);

insert into market values
  ('CZ', 'CZK', 'Europe/Prague', 'cs', 'emea'),
  ('SK', 'EUR', 'Europe/Bratislava', 'sk', 'emea'),
  ('IT', 'EUR', 'Europe/Rome', 'it', 'peroni'),
  ('ES', 'EUR', 'Europe/Madrid', 'es', 'emea');

create table market_contact (
  country          text primary key references market,
  company          text not null,
  orders_phone     text not null,
  service_phone    text not null,
  email            text not null,
  street           text not null,
  postal_code      text not null,
  city             text not null,
  requests_from    time not null,
  requests_to      time not null check (requests_to > requests_from),
  service_days     int[] not null
);

-- One row; the check keeps it one.
create table portal_setting (
  only_row         boolean primary key default true check (only_row),
  maintenance      boolean not null default false,
  banner_rotation  int not null default 8 check (banner_rotation > 0)
);
insert into portal_setting default values;

-- A section without a row here is closed.
create table portal_switch (
  section          text primary key,
  value            text not null
);

-- Without a year the day comes back every year.
create table holiday (
  country          text not null references market,
  year             int,
  month            int not null check (month between 1 and 12),
  day              int not null check (day between 1 and 31),
  unique nulls not distinct (country, year, month, day)
);
