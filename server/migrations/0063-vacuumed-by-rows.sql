-- A fifth of millions of rows is weeks: until then what is counted from an index alone costs a block for each new row. These
-- are vacuumed after a fixed number of rows, and those the least that are counted so. What analyzes them stays a tenth: what it
-- costs does not depend on how much is new, and what it finds is shares of the whole.
do $$
declare
  name text;
begin
  foreach name in array array['placed_order', 'document_entry', 'notification', 'audit_event'] loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000,
      autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 10000)', name);
  end loop;
  foreach name in array array['order_search', 'order_progress', 'order_line_state', 'delivery', 'delivery_line',
    'container_movement', 'erp_message', 'notification_delivery', 'billing_document', 'billing_document_line',
    'sales_order', 'sales_day', 'sales_month'] loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 50000,
      autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 50000)', name);
  end loop;
  -- Changed several times, and never in a column of an index: with room in its page a change writes into no index.
  foreach name in array array['order_progress', 'order_line_state', 'delivery', 'notification_delivery', 'sales_order',
    'sales_day', 'sales_month'] loop
    execute format('alter table %I set (fillfactor = 85)', name);
  end loop;
end $$;
