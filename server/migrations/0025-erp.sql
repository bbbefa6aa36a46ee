-- What goes to the ERP is the truth of whether it has arrived: written in the transaction of what it tells of, one after the
-- other for each order. The job queue only wakes whoever sends them.

create table erp_message (
  order_number   text not null references placed_order,
  sequence       int not null check (sequence >= 1),
  kind           text not null check (kind in ('create', 'change', 'cancel', 'collect')),
  revision       int not null,
  state          text not null default 'waiting'
                 check (state in ('waiting', 'sending', 'unknown', 'done', 'refused', 'parked', 'withdrawn')),
  attempts       int not null default 0,
  first_sent_at  timestamptz,
  -- Since when something may have happened at the ERP that nobody has told us.
  unknown_since  timestamptz,
  -- Drawn once: an ERP that knows repeatable requests answers the same id with the same answer.
  request_id     text not null,
  last_code      text,
  last_error     jsonb,
  parked_at      timestamptz,
  -- The ERP's number of the document.
  erp_reference  text,
  created_at     timestamptz not null,
  settled_at     timestamptz,
  primary key (order_number, sequence)
);
create index erp_message_open on erp_message (created_at) where state in ('waiting', 'sending', 'unknown', 'parked');

insert into erp_message (order_number, sequence, kind, revision, state, request_id, created_at)
select order_number, 1, 'create', revision, 'waiting', replace(gen_random_uuid()::text, '-', ''), placed_at
from placed_order where sap_id is null and status = 'Not Yet Processed';

-- Their jobs went to a queue without sequence; the sender makes new ones for every message that has none.
do $$ begin
  if to_regclass('pgboss.job') is not null then
    delete from pgboss.job where name = 'send-order-to-erp';
    delete from pgboss.queue where name = 'send-order-to-erp';
  end if;
end $$;

-- How far each market's feed has been read. Whoever reads it holds it for a while, so that processes do not read the same.
create table erp_cursor (
  feed          text not null check (feed in ('orders', 'deliveries', 'billing', 'reconciliation')),
  country       text not null references market,
  at            timestamptz not null,
  key           text not null default '',
  due_at        timestamptz not null,
  leased_until  timestamptz not null default '-infinity',
  -- The last time that it was read to its end.
  read_at       timestamptz,
  primary key (feed, country)
);

-- What does not agree between the portal and the ERP, until it does or somebody has explained it.
create table erp_mismatch (
  kind           text not null check (kind in
                   ('DOUBLED', 'UNKNOWN_ORDER', 'OTHER_NUMBER', 'PRICE_DIFFERS', 'NOT_ARRIVED', 'MISSING', 'UNREADABLE')),
  order_number   text not null,
  sap_id         text not null default '',
  details        jsonb not null default '{}',
  first_seen_at  timestamptz not null,
  last_seen_at   timestamptz not null,
  resolved_at    timestamptz,
  primary key (kind, order_number, sap_id)
);
create index erp_mismatch_open on erp_mismatch (first_seen_at) where resolved_at is null;
