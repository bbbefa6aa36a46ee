-- The bell: what somebody was told and has read, what he wants to be told, and that his open pages hear of it.

alter table notification add column read_at timestamptz;
create index notification_unread on notification (uid) where read_at is null;

-- Only what differs from the usual: without a row a topic is told everywhere.
create table notification_preference (
  uid      text not null references account (uid),
  topic    text not null,
  channel  text not null check (channel in ('mail', 'bell', 'push')),
  is_on    boolean not null,
  primary key (uid, topic, channel)
);

-- What concerns one person alone is told to him, wherever he may order.
alter table live_event
  add column uid text,
  alter column section drop not null,
  alter column company_id drop not null,
  alter column ship_to_id drop not null,
  alter column country drop not null,
  add constraint live_event_addressed check (
    (uid is null) = (section is not null and company_id is not null and ship_to_id is not null and country is not null));
