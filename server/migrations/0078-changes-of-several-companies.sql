-- One change may affect many companies: it is one event, and stands here with each of them and what of it is theirs.
create table audit_company (
  event_id             bigint not null,
  company_id           text not null,
  action               text not null,
  at                   timestamptz not null,
  details              jsonb not null default '{}',
  primary key (event_id, company_id)
);
create index audit_company_own on audit_company (company_id, action, event_id desc) include (at);
create index audit_company_newest on audit_company (action, event_id desc) include (at, company_id);

create trigger audit_company_is_append_only
  before update or delete or truncate on audit_company
  for each statement execute function refuse_audit_change();
