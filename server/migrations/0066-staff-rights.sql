-- What the supplier's people may do: roles are rows, a grant gives one of them to a person in some markets.
create table staff_role (
  roleid               text primary key,
  name                 text not null,
  rights               text[] not null,
  -- In the markets of the grant only the companies of the holder's own portfolio.
  own_customers_only   boolean not null default false
);

insert into staff_role (roleid, name, rights, own_customers_only) values
  ('support', 'Support', '{customers.read,orders.read,requests.answer,desk.order,people.help,claims.decide,prices.explain,erp.read}', false),
  ('sales', 'Sales', '{customers.read,orders.read,desk.order,prices.explain,credit.read}', true),
  ('content-editor', 'Content editor', '{content.edit,content.publish,catalogue.edit}', false),
  ('pricing', 'Pricing', '{prices.read,prices.edit,prices.approve,assignments.edit,prices.explain}', false),
  ('integration', 'Integration', '{imports.run}', false),
  ('operator', 'Operator', '{imports.run,imports.approve,customers.edit,settings.edit,erp.read,erp.change,staff.manage,audit.read,health.read,people.erase}', false);

create table staff_grant (
  id                   bigint generated always as identity primary key,
  uid                  text not null references account,
  roleid               text not null references staff_role,
  countries            text[] not null check (cardinality(countries) > 0),
  -- By a person or a command, or by the groups of the supplier's own directory.
  source               text not null check (source in ('manual', 'idp')),
  granted_by           text not null,
  granted_at           timestamptz not null,
  -- The last day on which it holds.
  ends_on              date,
  ended_at             timestamptz,
  ended_by             text,
  check ((ended_at is null) = (ended_by is null))
);
-- Somebody holds a role once from each source; what has ended stays to be read.
create unique index staff_grant_in_force on staff_grant (uid, roleid, source) where ended_at is null;
create index staff_grant_role on staff_grant (roleid) where ended_at is null;

-- Whose customers are whose: the companies that somebody of the sales force looks after.
create table sales_portfolio (
  uid                  text not null references account,
  company_id           text not null references company,
  country              text not null references market,
  primary key (uid, company_id)
);
create index sales_portfolio_company on sales_portfolio (company_id);

-- Until now whoever was staff might do everything there was, everywhere: they keep it, and the record says so.
with kept as (
  insert into staff_grant (uid, roleid, countries, source, granted_by, granted_at)
  select account.uid, role.roleid, array(select country from market order by country), 'manual', 'migration', now()
  from account cross join (values ('operator'), ('support')) as role (roleid)
  where account.is_staff and account.status in ('Active', 'Invited', 'Suspended')
  returning uid, roleid, countries
)
insert into audit_event (at, actor, action, subject, details, changes, request_id)
select now(), 'migration', 'staff-granted', 'account:' || uid,
  jsonb_build_object('role', roleid, 'markets', array_to_string(countries, ',')), '{}', 'migration-0066'
from kept order by uid, roleid;
