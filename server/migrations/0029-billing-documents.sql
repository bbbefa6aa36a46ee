-- What the ERP billed, as its feed tells it. Which order a line belongs to is known by the ERP's number of that order, so a
-- document may come before the portal knows its order's number.
create table billing_document (
  number             text primary key,
  kind               text not null check (kind in ('invoice', 'credit-note', 'proforma', 'other')),
  type               text not null,
  payer_id           text not null,
  document_date      date not null,
  currency           text not null,
  net_total          numeric(14, 2) not null,
  tax_total          numeric(14, 2) not null,
  is_cancelled       boolean not null,
  is_paid            boolean not null,
  payment_reference  text,
  changed_at         timestamptz not null,
  -- The whole of it, so that the same news again is known as such.
  digest             text not null,
  first_seen_at      timestamptz not null,
  -- Older ones are fetched when somebody opens them first.
  file_state         text not null check (file_state in ('on-demand', 'waiting', 'stored', 'missing')),
  file_key           text references stored_file,
  file_size          int,
  check ((file_state = 'stored') = (file_key is not null))
);

create table billing_document_line (
  number    text not null references billing_document on delete cascade,
  item      text not null,
  sap_id    text not null,
  line_no   int not null,
  quantity  numeric(14, 3) not null,
  net       numeric(14, 2) not null,
  primary key (number, item)
);
create index billing_document_line_order on billing_document_line (sap_id);

alter table stored_file
  drop constraint stored_file_kind,
  add constraint stored_file_kind check (kind in ('product-picture', 'billing-document')),
  -- A document without an owner would be everybody's.
  add constraint stored_file_of_somebody check (kind <> 'billing-document' or company_id is not null);
