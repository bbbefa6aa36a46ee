-- The customer: a company, who pays, who orders, where the goods go.

create table company (
  id                 text primary key,
  country            text not null references market,
  name               text not null,
  identification_no  text not null,
  taxvat             text not null
);

create table payer (
  id                 text primary key,
  company_id         text not null references company,
  name               text not null,
  street             text not null,
  postal_code        text not null,
  city               text not null,
  country            text not null references market,
  identification_no  text not null,
  taxvat             text not null
);
create index payer_company on payer (company_id);

create table sold_to (
  id                 text primary key,
  company_id         text not null references company,
  payer_id           text not null references payer,
  name               text not null,
  street             text not null,
  postal_code        text not null,
  city               text not null,
  country            text not null references market
);
create index sold_to_company on sold_to (company_id);

create table ship_to (
  id                 text primary key,
  company_id         text not null references company,
  sold_to_id         text not null references sold_to,
  name               text not null,
  customer_type      text not null,
  status             text not null check (status in ('Active', 'Suspended', 'Move Out')),
  street             text not null,
  postal_code        text not null,
  city               text not null,
  province           text,
  country            text not null references market
);
create index ship_to_company on ship_to (company_id);

-- What one ship-to may order by one means of transport, and when it can arrive.
-- No figure means no limit.
create table ship_to_transport (
  ship_to_id         text not null references ship_to,
  transport_type     text not null check (transport_type in ('VAN', 'TRUCK', 'PICKUP')),
  preference         int not null,
  handstacked        boolean not null,
  minimum_pallets    int,
  maximum_pallets    int,
  minimum_weight_kg  numeric(10, 3),
  maximum_weight_kg  numeric(10, 3),
  minimum_price      numeric(12, 2),
  lead_days          int not null check (lead_days between 0 and 60),
  cut_off            time not null,
  closed_weekdays    int[] not null,
  primary key (ship_to_id, transport_type),
  unique (ship_to_id, preference)
);
