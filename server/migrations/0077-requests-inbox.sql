-- Customer service answers in the portal: who looks after a request, since when its customer waits, what colleagues write
-- to each other about it, and answers that are written once.
alter table ticket
  add column owner_uid text references account (uid),
  -- Counts what was said and done, so that an answer knows whether its writer has read everything.
  add column version int not null default 1,
  -- Null while the next word is the customer's, or nobody's.
  add column waiting_since timestamptz;
update ticket t set waiting_since = coalesce(
  (select min(c.created_at) from ticket_comment c
   where c.ticket_id = t.id and not c.is_staff and c.created_at > coalesce(t.answered_at, '-infinity')),
  case when t.answered_at is null then t.created_at end)
where t.status in ('New', 'In Progress', 'Researching', 'On Hold');
create index ticket_that_waits on ticket (waiting_since) where waiting_since is not null;
create index ticket_of_owner on ticket (owner_uid, updated_at desc) where owner_uid is not null;

-- In a table of its own: no statement that reads what customers see can bring one along.
create table ticket_note (
  id           uuid primary key,
  ticket_id    uuid not null references ticket on delete cascade,
  author_uid   text not null references account (uid),
  description  text not null check (description <> ''),
  created_at   timestamptz not null
);
create index ticket_note_in_order on ticket_note (ticket_id, created_at);

create table canned_answer (
  id          uuid primary key,
  title       text not null check (title <> ''),
  version     int not null default 1,
  changed_by  text not null,
  changed_at  timestamptz not null
);
create table canned_answer_text (
  answer_id  uuid not null references canned_answer on delete cascade,
  language   text not null check (language <> ''),
  text       text not null check (text <> ''),
  primary key (answer_id, language)
);
