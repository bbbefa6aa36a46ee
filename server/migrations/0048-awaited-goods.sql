-- Whether goods of an order are still to come. The ERP keeps an order open of which less was handed over than was loaded, so
-- its processing status alone would call it under way for ever.
alter table placed_order add column is_awaited boolean not null default true;

update placed_order o set is_awaited = false
where exists (select from order_line_state s where s.order_number = o.order_number)
  and not exists (
    select from order_line_state s
    where s.order_number = o.order_number and s.ordered - coalesce(s.rejected, 0) > (
      select coalesce(sum(l.quantity), 0) from delivery_line l
      where l.order_number = s.order_number and l.line_no = s.line_no
    )
  )
  and not exists (
    select from delivery_line l join delivery d on d.number = l.delivery_number
    where l.order_number = o.order_number and l.quantity > 0 and d.proof not in ('confirmed', 'differs')
      and not (d.proof = 'not-relevant' and d.goods_issue = 'wholly')
  );
