-- Only Italy is told what lies in stock and what does not come: elsewhere goods are waited for, and of an order that nobody
-- confirmed until its day was over nothing is said.
update placed_order set delivery_status = case delivery_status when 'IN STOCK' then 'AWAITING FULLFILLMENT' end
where country <> 'IT' and delivery_status in ('IN STOCK', 'DELIVERY NOT AVAILABLE');
