-- A company's trail shows what the supplier does to its ship-tos, too, and what is done to all of its market (`companyActions` and
-- `marketActions` of the contract). As before each way to ask is one range among those few.
create index if not exists audit_event_owned_company on audit_event (company_id, action, id desc) include (at)
where company_id is not null and action in ('person-invited', 'roles-changed', 'languages-changed', 'status-changed',
  'sessions-ended', 'password-set', 'password-reset-asked', 'delivery-terms-changed', 'calendar-exception-added',
  'calendar-exception-ended', 'price-list-assigned');
create index if not exists audit_event_owned_subject on audit_event (subject, action, id desc) include (at, company_id)
where company_id is not null and action in ('person-invited', 'roles-changed', 'languages-changed', 'status-changed',
  'sessions-ended', 'password-set', 'password-reset-asked', 'delivery-terms-changed', 'calendar-exception-added',
  'calendar-exception-ended', 'price-list-assigned');
create index if not exists audit_event_owned on audit_event (action, id desc) include (at, company_id)
where company_id is not null and action in ('person-invited', 'roles-changed', 'languages-changed', 'status-changed',
  'sessions-ended', 'password-set', 'password-reset-asked', 'delivery-terms-changed', 'calendar-exception-added',
  'calendar-exception-ended', 'price-list-assigned');
create index if not exists audit_event_of_market on audit_event (subject, action, id desc) include (at)
where company_id is null and action in ('calendar-exception-added', 'calendar-exception-ended', 'holiday-added',
  'holiday-removed', 'sections-closed');

drop index audit_event_managed_company;
drop index audit_event_managed_subject;
drop index audit_event_managed;
