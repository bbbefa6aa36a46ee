-- What becomes of an order after it was placed. The order itself stays as it was; what the ERP tells stands beside it, by
-- order and line number, and what a list shows of it in the order's own row.

alter table placed_order
  add column cancellation text not null default 'none'
    check (cancellation in ('none', 'requested', 'blocked', 'done', 'refused')),
  -- The verdict that has words of its own.
  add column cancellation_code text check (cancellation_code in ('ORDER_BLOCKED', 'GOODS_ISSUED', 'DELIVERY_BLOCKED')),
  -- A processing status that nobody here knows, as the ERP wrote it; `status` stays the last one that was known.
  add column status_raw text,
  -- The ERP did not take it, and people look at it.
  add column is_checked boolean not null default false,
  add column has_differences boolean not null default false,
  add column has_tracking boolean not null default false,
  -- Goods have left for it: from here on it cannot be cancelled.
  add column is_issued boolean not null default false,
  -- When something of it was last told to be different.
  add column changed_at timestamptz;

-- The header as the ERP has it.
create table order_progress (
  order_number   text primary key references placed_order on delete cascade,
  -- By the ERP's clock: what is older than this is not news.
  changed_at     timestamptz not null,
  process        text not null,
  rejection      text not null check (rejection in ('none', 'partly', 'wholly')),
  is_held        boolean not null,
  net_total      numeric(14, 2) not null,
  -- The change in which everything that is wanted was confirmed for the first time.
  confirmed_at   timestamptz,
  -- Its goods as the ERP has them: [{lineNo, quantity, confirmed, isRejected, rejectionReason}].
  items          jsonb not null,
  -- The hash of what was told, so that the same news again is known as such.
  digest         text not null
);

create table order_line_state (
  order_number      text not null references placed_order on delete cascade,
  line_no           int not null,
  ordered           numeric(12, 3) not null,
  -- Absent where the ERP does not tell.
  confirmed         numeric(12, 3),
  delivered         numeric(12, 3),
  rejected          numeric(12, 3),
  rejection_reason  text,
  primary key (order_number, line_no)
);

-- One row a delivery of the ERP; its number is the key of its source.
create table delivery (
  number        text primary key,
  picking       text not null check (picking in ('none', 'partly', 'wholly')),
  goods_issue   text not null check (goods_issue in ('none', 'partly', 'wholly')),
  proof         text not null check (proof in ('not-relevant', 'open', 'differs', 'confirmed')),
  is_blocked    boolean not null,
  created_at    timestamptz not null,
  picked_at     timestamptz,
  loaded_at     timestamptz,
  issued_at     timestamptz,
  delivered_at  timestamptz,
  planned_from  timestamptz,
  planned_to    timestamptz,
  route         text,
  vehicle       text,
  depot         text,
  digest        text not null
);

-- It may be told before its order is: the ERP's number of the order is always there, ours as soon as it is known.
create table delivery_line (
  delivery_number  text not null references delivery on delete cascade,
  item             text not null,
  sap_id           text not null,
  order_number     text references placed_order on delete cascade,
  line_no          int not null,
  sku              text not null,
  -- Loaded, and handed over where the proof has come.
  quantity         numeric(12, 3) not null,
  proven           numeric(12, 3),
  primary key (delivery_number, item)
);
create index delivery_line_of_order on delivery_line (order_number, line_no);
create index delivery_line_without_order on delivery_line (sap_id) where order_number is null;

-- Containers that travel with the goods: never a line of the order.
create table container_movement (
  -- The delivery and its item.
  source_key       text primary key,
  delivery_number  text not null references delivery on delete cascade,
  sap_id           text not null,
  order_number     text references placed_order on delete cascade,
  parent_line_no   int not null,
  sku              text not null,
  units            numeric(12, 3) not null,
  moved_at         timestamptz
);
create index container_movement_of_order on container_movement (order_number);
create index container_movement_of_delivery on container_movement (delivery_number);
create index container_movement_without_order on container_movement (sap_id) where order_number is null;

-- The ERP is the master: it takes back a rejection or a goods issue, and a step that were refused here would stop everything
-- it tells after it.
insert into state_transition
select 'order', one.state, other.state
from unnest(array['Completely Processed', 'Fully Rejected', 'Not Relevant', 'Not Yet Processed', 'Partially Processed'])
  as one (state)
cross join unnest(array['Completely Processed', 'Fully Rejected', 'Not Relevant', 'Not Yet Processed', 'Partially Processed'])
  as other (state)
where one.state <> other.state
on conflict do nothing;
