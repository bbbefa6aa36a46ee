-- What customer service did for somebody's sign-in or record, and why, in the words that were typed. The audit holds no words.
create table people_help (
  id                   uuid primary key,
  uid                  text not null references account,
  staff_uid            text not null references account,
  what                 text not null check (what in ('invited', 'unlocked', 'signed-out', 'details-changed')),
  reason               text check (length(reason) between 3 and 200),
  at                   timestamptz not null
);
create index people_help_at on people_help (at);
create index people_help_of_person on people_help (uid, at desc);

-- What a person may take along of themselves: made by a job, fetched once by the link, gone after a day.
create table data_export (
  id                   uuid primary key,
  uid                  text not null references account,
  -- Themselves, or somebody of the staff who was asked for it.
  asked_by             text not null references account,
  language             text not null,
  asked_at             timestamptz not null,
  state                text not null default 'waiting' check (state in ('waiting', 'made', 'fetched', 'failed', 'over')),
  made_at              timestamptz,
  expires_at           timestamptz,
  file_key             text,
  file_bytes           bigint
);
create unique index data_export_running on data_export (uid) where state = 'waiting';
create index data_export_of_person on data_export (uid, asked_at desc);
create index data_export_over on data_export (expires_at) where file_key is not null;

-- A company's own trail shows what the supplier did to its people, too (`companyActions` of the contract).
create index audit_event_company_read on audit_event (company_id, action, id desc) include (at)
where company_id is not null and action in ('person-invited', 'roles-changed', 'languages-changed', 'status-changed',
  'sessions-ended', 'password-set', 'password-reset-asked', 'details-changed', 'sign-in-unlocked', 'person-erased',
  'delivery-terms-changed', 'calendar-exception-added', 'calendar-exception-ended', 'price-list-assigned', 'acting-started',
  'acting-ended', 'acting-allowed', 'acting-forbidden');
create index audit_event_subject_read on audit_event (subject, action, id desc) include (at, company_id)
where company_id is not null and action in ('person-invited', 'roles-changed', 'languages-changed', 'status-changed',
  'sessions-ended', 'password-set', 'password-reset-asked', 'details-changed', 'sign-in-unlocked', 'person-erased',
  'delivery-terms-changed', 'calendar-exception-added', 'calendar-exception-ended', 'price-list-assigned', 'acting-started',
  'acting-ended', 'acting-allowed', 'acting-forbidden');
create index audit_event_read on audit_event (action, id desc) include (at, company_id)
where company_id is not null and action in ('person-invited', 'roles-changed', 'languages-changed', 'status-changed',
  'sessions-ended', 'password-set', 'password-reset-asked', 'details-changed', 'sign-in-unlocked', 'person-erased',
  'delivery-terms-changed', 'calendar-exception-added', 'calendar-exception-ended', 'price-list-assigned', 'acting-started',
  'acting-ended', 'acting-allowed', 'acting-forbidden');
drop index audit_event_company_shown;
drop index audit_event_subject_shown;
drop index audit_event_shown;
