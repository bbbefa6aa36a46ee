-- Who did what, to which thing, in which request. Rows are only ever added.

create table audit_event (
  id               bigint generated always as identity primary key,
  at               timestamptz not null,
  actor            text not null,
  company_id       text,
  action           text not null,
  subject          text not null,
  details          jsonb not null default '{}',
  request_id       text not null
);
create index audit_event_subject on audit_event (subject, id);
create index audit_event_actor on audit_event (actor, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_event rows are never changed or removed' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_event_is_append_only
  before update or delete or truncate on audit_event
  for each statement execute function refuse_audit_change();
