-- The nightly forgetting looks for the oldest of everybody.
create index notification_created on notification (created_at);

-- What is to be told this morning: bills that came, and those that were not paid in time. The job tell-of-documents fills
-- it once a morning and goes through it company by company.
create table document_to_tell (
  company_id  text not null,
  -- Of a document that was there when the round began.
  id          text not null,
  -- It came since; it may be late all the same.
  is_new      boolean not null,
  -- Null for one that is not late today.
  days_late   int,
  primary key (company_id, id)
);

-- A morning looks for bills that came, and for open ones by the day on which they were due.
create index billing_document_seen on billing_document (first_seen_at);
create index document_entry_due on document_entry (country, due_date)
  where is_listed and type = 'invoice' and standing = 'open';
