-- What one of the supplier's people asks for and another one decides (four eyes). What a kind of change means is said by the
-- capability it belongs to; these columns are what is true of all of them.
create table change_request (
  id                   bigint generated always as identity primary key,
  kind                 text not null,
  -- The thing that would be changed, as the audit names it: `account:u-1`.
  subject              text not null,
  -- What is asked for waits once: of two alike the second could only be refused.
  topic                text not null,
  -- Who decides holds their right in all of these.
  markets              text[] not null check (cardinality(markets) > 0),
  before               jsonb not null,
  after                jsonb not null,
  requested_by         text not null references account,
  requested_at         timestamptz not null,
  expires_at           timestamptz not null,
  -- One that is past its end counts as expired before anybody has written that down.
  state                text not null default 'waiting'
    check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'expired')),
  decided_by           text references account,
  decided_at           timestamptz,
  reason               text,
  version              integer not null default 1,
  check ((state = 'waiting') = (decided_at is null))
);
create unique index change_request_waiting on change_request (kind, topic) where state = 'waiting';
create index change_request_decided on change_request (decided_at, id) where state <> 'waiting';

-- In which market a company is that something was done to: who reads the audit for some markets is shown those alone.
create view audited_company as select id, country from company;

-- Whoever reads the audit asks by subject, actor, company, action or days: each is one range for each action, and `at` is the
-- order in which it is shown. The company is in them because the market is judged without the rows.
create index if not exists audit_event_by_subject on audit_event (subject, action, at, id) include (company_id);
create index if not exists audit_event_by_actor on audit_event (actor, action, at, id) include (company_id);
create index if not exists audit_event_by_company on audit_event (company_id, action, at, id) where company_id is not null;
create index if not exists audit_event_by_action on audit_event (action, at, id) include (company_id);

drop index audit_event_subject;
drop index audit_event_actor;
