-- What was placed: everything as it was at that moment, so that nothing later can change it.

create sequence order_number_seq start 4500001;

create table placed_order (
  order_number           text primary key,
  -- Absent for what came by another way than a cart: history taken over, telephone, bulk.
  cart_id                uuid unique references cart,
  uid                    text not null references account (uid),
  company_id             text not null references company,
  ship_to_id             text not null references ship_to,
  country                text not null references market,
  sap_id                 text unique,
  order_type             text not null default 'Standard',
  status                 text not null default 'Not Yet Processed'
                         check (status in ('Completely Processed', 'Fully Rejected', 'Not Relevant', 'Not Yet Processed', 'Partially Processed')),
  delivery_status        text,
  customer_order_number  text not null,
  note_for_driver        text,
  delivery_date          date not null,
  transport_type         text not null,
  payment_method         text not null,
  currency               text not null,
  net_total              numeric(14, 2) not null,
  discount_total         numeric(14, 2) not null,
  tax_total              numeric(14, 2) not null,
  deposit_total          numeric(14, 2) not null,
  grand_total            numeric(14, 2) not null,
  quantity_total         numeric(14, 3) not null,
  pallets                numeric(10, 2) not null,
  physical_pallets       int not null,
  weight_kg              numeric(12, 3) not null,
  hectolitres            numeric(12, 4) not null,
  -- Outlet, payer, taxes, discounts as they stood.
  snapshot               jsonb not null,
  placed_at              timestamptz not null
);
create index placed_order_ship_to on placed_order (ship_to_id, placed_at desc);
create index placed_order_company on placed_order (company_id, placed_at desc);
create index placed_order_reference on placed_order (company_id, customer_order_number, placed_at);

create table placed_order_line (
  order_number           text not null references placed_order,
  position               int not null,
  sku                    text not null,
  name                   text not null,
  pack_format            text not null,
  quantity               numeric(12, 3) not null,
  layers                 int not null,
  pallets                int not null,
  quantity_total         numeric(12, 3) not null,
  unit_price             numeric(12, 2) not null,
  list_price             numeric(12, 2),
  discount               numeric(12, 2) not null default 0,
  row_total              numeric(14, 2) not null,
  tax_rate               numeric(5, 2) not null,
  weight_kg              numeric(12, 3) not null,
  -- [{id, sku, name, quantity, price}]
  bundle_options         jsonb not null default '[]',
  primary key (order_number, position)
);

create table placed_order_returnable (
  order_number           text not null references placed_order,
  position               int not null,
  parent_sku             text,
  sku                    text not null,
  name                   text not null,
  units                  numeric(12, 3) not null,
  unit_price             numeric(12, 2) not null,
  total_price            numeric(14, 2) not null,
  primary key (order_number, position)
);
