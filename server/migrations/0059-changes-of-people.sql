-- What a company asks of the record is what was done to its people (`managedActions` of the contract); nearly all of the record
-- is something else: sign-ins, orders, what staff read. Each way to ask is one range among those few, and an order that is
-- placed writes into one index less. `at` is in them, because a time that is asked for is judged without the rows.
create index if not exists audit_event_managed_company on audit_event (company_id, action, id desc) include (at)
where company_id is not null and action in ('person-invited', 'roles-changed', 'languages-changed', 'status-changed',
  'sessions-ended', 'password-set', 'password-reset-asked');
create index if not exists audit_event_managed_subject on audit_event (subject, action, id desc) include (at, company_id)
where company_id is not null and action in ('person-invited', 'roles-changed', 'languages-changed', 'status-changed',
  'sessions-ended', 'password-set', 'password-reset-asked');
-- For staff, who reach more companies than could be asked one by one.
create index if not exists audit_event_managed on audit_event (action, id desc) include (at, company_id)
where company_id is not null and action in ('person-invited', 'roles-changed', 'languages-changed', 'status-changed',
  'sessions-ended', 'password-set', 'password-reset-asked');

drop index audit_event_company;
