-- Everything that stands in the list of documents, wherever it comes from. Facts of a bill that only the ERP's feed needs
-- stay in billing_document; whose a document is stands here, so that a list is read without looking at orders.
create table document_entry (
  -- The ERP's number of a bill; of an archive's document its own id behind the archive's name.
  id             text primary key,
  source         text not null check (source in ('erp', 'tesi', 'cablog', 'olsa')),
  type           text not null check (type in ('invoice', 'credit-note', 'shipping', 'other', 'proforma')),
  number         text not null,
  title          text,
  sap_id         text,
  order_number   text,
  document_date  date not null,
  due_date       date,
  paid_on        date,
  -- With tax; of a credit note negative.
  amount         numeric(14, 2),
  currency       text,
  -- Whether an open one is overdue depends on the day, so it is not kept.
  standing       text not null check (standing in ('open', 'paid', 'settled', 'cancelled', 'none')),
  payer_id       text not null,
  -- Null while nobody knows whose it is: then nobody sees it.
  company_id     text,
  country        text,
  -- Null where it is of several places or of none: then it is the payer's as a whole.
  ship_to_id     text,
  -- An archive's document that its last list did not hold, or whose list failed (D3).
  is_listed      boolean not null default true,
  -- Of bills in billing_document.
  file_state     text not null default 'on-demand' check (file_state in ('on-demand', 'stored', 'missing')),
  file_key       text references stored_file,
  file_size      int,
  -- An amount stands behind '=', so that it is found by its beginning only.
  numbers        text not null generated always as (
    lower(number || e'\n' || coalesce(order_number, '') || e'\n' || coalesce(sap_id, '')
      || e'\n=' || coalesce(abs(amount)::text, ''))) stored,
  check ((company_id is null) = (country is null)),
  check ((amount is null) = (currency is null))
);

-- One index for each way to reach documents; in each of them every filter but dates and due days is a range.
create index document_entry_country on document_entry (country, type, standing, document_date desc, id desc) where is_listed;
create index document_entry_company on document_entry (company_id, type, standing, document_date desc, id desc) where is_listed;
create index document_entry_ship_to on document_entry (ship_to_id, type, standing, document_date desc, id desc) where is_listed;
create index document_entry_payer on document_entry (payer_id, type, standing, document_date desc, id desc) where is_listed;
create index document_entry_whole on document_entry (payer_id, type, standing, document_date desc, id desc)
  where is_listed and ship_to_id is null;
create index document_entry_order on document_entry (sap_id) where sap_id is not null;
create index document_entry_archive on document_entry (source, payer_id) where source <> 'erp';

create index document_entry_parts on document_entry
  using gin (number_parts(array[coalesce(company_id, ''), coalesce(country, '')], numbers)) with (fastupdate = off)
  where is_listed;

insert into document_entry (id, source, type, number, sap_id, order_number, document_date, due_date, amount, currency, standing,
  payer_id, company_id, country, ship_to_id)
select d.number, 'erp', d.kind, d.number, o.sap_id, o.order_number, d.document_date,
  case when d.kind = 'invoice' then d.document_date + coalesce(substring(o.payment_method from '^invoice([0-9]{1,3})$')::int, 0) end,
  case when d.kind = 'credit-note' then -(d.net_total + d.tax_total) else d.net_total + d.tax_total end, d.currency,
  case when d.is_cancelled then 'cancelled' when d.kind = 'invoice' then case when d.is_paid then 'paid' else 'open' end
    when d.kind = 'credit-note' then case when d.is_paid then 'settled' else 'open' end else 'none' end,
  d.payer_id, o.company_id, o.country, o.ship_to_id
from billing_document d
left join lateral (
  select min(o.sap_id) as sap_id, min(o.order_number) as order_number, min(o.payment_method) as payment_method,
    min(o.company_id) as company_id, min(o.country) as country,
    case when count(distinct o.ship_to_id) = 1 then min(o.ship_to_id) end as ship_to_id
  from billing_document_line l join placed_order o on o.sap_id = l.sap_id where l.number = d.number
) as o on true;

-- How the last look into an archive went, for each payer.
create table document_source_state (
  source      text not null check (source in ('tesi', 'cablog', 'olsa')),
  payer_id    text not null,
  read_at     timestamptz,
  error_code  text check (error_code in ('away', 'slow', 'unreadable')),
  error_at    timestamptz,
  primary key (source, payer_id),
  check ((error_code is null) = (error_at is null))
);

-- What the ERP offers beside a bill's PDF: the same bill for programs.
create table billing_attachment (
  number     text not null references billing_document on delete cascade,
  format     text not null check (format in ('isdoc', 'fatturapa')),
  file_name  text not null,
  primary key (number, format)
);
