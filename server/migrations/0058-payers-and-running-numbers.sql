-- What every customer who pays is asked for: the ship-tos of a payer. Nobody had a way from a payer down.
create index if not exists sold_to_payer on sold_to (payer_id);
create index if not exists ship_to_sold_to on ship_to (sold_to_id);

-- The highest running number of a ship-to behind a prefix (T130), at the end of one range; without it every order of the
-- ship-to was read for each cart. Nine digits fit into the type, and nobody has ordered that often.
create index if not exists placed_order_running on placed_order (
  ship_to_id,
  rtrim(customer_order_number, '0123456789'),
  (substr(customer_order_number, length(rtrim(customer_order_number, '0123456789')) + 1)::integer)
) where length(customer_order_number) - length(rtrim(customer_order_number, '0123456789')) between 1 and 8;

-- A customer's own number, however it is written: who has used it, and who looks for it.
create index if not exists placed_order_own_number on placed_order (lower(customer_order_number), company_id, placed_at desc);
drop index placed_order_reference;
