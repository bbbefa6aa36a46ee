-- Staff read everybody's orders, newest first; a page of them must not sort them all.
create index placed_order_newest on placed_order (placed_at desc, order_number desc);
