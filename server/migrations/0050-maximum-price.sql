-- The most that one order may be worth without VAT, beside the least (K8).
alter table ship_to_transport
  add column maximum_price numeric(12, 2),
  add constraint ship_to_transport_price_check check (maximum_price > 0 and (minimum_price is null or minimum_price <= maximum_price));
