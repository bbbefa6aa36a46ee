-- A company asks what was done to it, whoever did it: `company_id` is the company that is affected. A change says what it was
-- before and after, and for whom somebody of the staff acted.

alter table audit_event
  add column acting_for text,
  -- {field: {from, to}}
  add column changes jsonb not null default '{}';
create index audit_event_company on audit_event (company_id, id) where company_id is not null;
