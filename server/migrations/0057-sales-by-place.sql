-- Sums are counted anew place by place (`npm run portal -- sales rebuild`).
create index sales_order_ship_to on sales_order (ship_to_id);
