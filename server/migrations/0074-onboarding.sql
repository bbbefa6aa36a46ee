-- A new customer on the way: what was typed of each step, until it is written to the tables that it belongs to.

create table onboarding (
  id                   uuid primary key,
  country              text not null references market,
  -- As it is called until its company is written.
  name                 text not null,
  company_id           text references company,
  state                text not null default 'open' check (state in ('open', 'finished', 'discarded')),
  -- By step: the rows as typed, how far they are, what is wrong, who did it when, and which keys are written.
  steps                jsonb not null default '{}',
  version              int not null default 1,
  created_by           text not null,
  created_at           timestamptz not null,
  changed_at           timestamptz not null
);
create index onboarding_newest on onboarding ((state = 'open') desc, changed_at desc, id);
create index onboarding_of_company on onboarding (company_id);

-- A number that somebody types is looked for among all customers of the market.
create index if not exists company_by_identification on company (country, identification_no);
create index if not exists company_by_tax_number on company (country, taxvat);
