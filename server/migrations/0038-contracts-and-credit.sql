-- What was agreed with a payer. The ERP keeps the contract itself; one that it ends stays here, because what it brought is
-- still asked for.
create table contract (
  -- The ERP's number.
  id                 text primary key,
  payer_id           text not null references payer,
  country            text not null references market,
  kind               text not null check (kind in ('volume', 'equipment')),
  name               text not null,
  valid_from         date not null,
  valid_to           date not null,
  currency           text not null,
  -- Absent where nothing was promised.
  committed_hl       numeric(12, 3) check (committed_hl > 0),
  is_ended           boolean not null default false,
  source_changed_at  timestamptz not null,
  -- The whole of what the ERP told, so that the same news again is known as such.
  digest             text not null,
  -- Ours: the ERP's contract has no place for these. Conditions by language.
  conditions         jsonb not null default '{}',
  pay_out_by         date,
  file_key           text references stored_file,
  check (valid_from <= valid_to)
);
create index contract_payer on contract (payer_id, valid_to desc);

-- The bonus that is earned from so many hectolitres on, in percent of what was bought.
create table contract_step (
  contract_id    text not null references contract on delete cascade,
  from_hl        numeric(12, 3) not null check (from_hl > 0),
  bonus_percent  numeric(5, 2) not null check (bonus_percent > 0 and bonus_percent <= 100),
  primary key (contract_id, from_hl)
);

-- How the promised volume is spread over the months; without rows it is spread evenly.
create table contract_month (
  contract_id  text not null references contract on delete cascade,
  month        date not null check (extract(day from month) = 1),
  plan_hl      numeric(12, 3) not null check (plan_hl >= 0),
  primary key (contract_id, month)
);

-- What a payer may owe, by the ERP's credit management. What it owes is worked out from bills and orders.
create table payer_credit (
  payer_id      text primary key references payer,
  -- Absent: the ERP knows the payer and limits nothing.
  credit_limit  numeric(14, 2) check (credit_limit >= 0),
  currency      text not null,
  is_blocked    boolean not null,
  as_of         timestamptz not null,
  -- Ours: what becomes of an order that goes beyond it.
  mode          text not null default 'warn' check (mode in ('none', 'warn', 'block'))
);

alter table erp_cursor
  drop constraint erp_cursor_feed_check,
  add constraint erp_cursor_feed_check
    check (feed in ('orders', 'deliveries', 'billing', 'reconciliation', 'contracts', 'credit'));
