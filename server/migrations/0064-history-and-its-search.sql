-- What is under way is counted from the index alone: whether goods are still to come stands in it. It changes together with
-- the status, which these are over anyway.
create index if not exists placed_order_of_ship_to on placed_order (ship_to_id, status, placed_at desc, order_number desc)
  include (sap_id, customer_order_number, company_id, country, is_awaited);
create index if not exists placed_order_of_company on placed_order (company_id, status, placed_at desc, order_number desc)
  include (sap_id, customer_order_number, country, is_awaited);
create index if not exists placed_order_of_country on placed_order (country, status, placed_at desc, order_number desc)
  include (sap_id, customer_order_number, is_awaited);

drop index placed_order_ship_to, placed_order_company, placed_order_country;
