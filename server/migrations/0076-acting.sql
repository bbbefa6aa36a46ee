-- Somebody of the staff who orders for a customer: for whom, why, and in which session of theirs. What the browser holds is a
-- secret, and the key is its digest.

create table acting_session (
  id                   text primary key,
  staff_uid            text not null references account,
  session_id           text not null,
  -- Whose cart and rights it is: a person of the customer, or the desk of a ship-to.
  uid                  text not null references account,
  ship_to_id           text references ship_to,
  company_id           text not null references company,
  -- Of the ship-to, for its desk has no roles that could say so.
  country              text not null references market,
  customer_type        text,
  reason               text not null check (length(reason) between 3 and 200),
  started_at           timestamptz not null,
  expires_at           timestamptz not null,
  ended_at             timestamptz
);
create index acting_session_of_person on acting_session (uid) where ended_at is null;
create index acting_session_over on acting_session (coalesce(ended_at, expires_at));

-- People who let nobody order for them.
create table acting_forbidden (
  uid                  text primary key references account,
  since                timestamptz not null
);

-- A company's own trail shows who ordered for its people, too (`companyActions` of the contract).
create index audit_event_company_shown on audit_event (company_id, action, id desc) include (at)
where company_id is not null and action in ('person-invited', 'roles-changed', 'languages-changed', 'status-changed',
  'sessions-ended', 'password-set', 'password-reset-asked', 'delivery-terms-changed', 'calendar-exception-added',
  'calendar-exception-ended', 'price-list-assigned', 'acting-started', 'acting-ended', 'acting-allowed', 'acting-forbidden');
create index audit_event_subject_shown on audit_event (subject, action, id desc) include (at, company_id)
where company_id is not null and action in ('person-invited', 'roles-changed', 'languages-changed', 'status-changed',
  'sessions-ended', 'password-set', 'password-reset-asked', 'delivery-terms-changed', 'calendar-exception-added',
  'calendar-exception-ended', 'price-list-assigned', 'acting-started', 'acting-ended', 'acting-allowed', 'acting-forbidden');
create index audit_event_shown on audit_event (action, id desc) include (at, company_id)
where company_id is not null and action in ('person-invited', 'roles-changed', 'languages-changed', 'status-changed',
  'sessions-ended', 'password-set', 'password-reset-asked', 'delivery-terms-changed', 'calendar-exception-added',
  'calendar-exception-ended', 'price-list-assigned', 'acting-started', 'acting-ended', 'acting-allowed', 'acting-forbidden');
drop index audit_event_owned_company;
drop index audit_event_owned_subject;
drop index audit_event_owned;
