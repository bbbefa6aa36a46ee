-- Whether it is at the bell stands in the row, so that a person's thousand newest are counted without their deliveries. Null
-- in what was written before, of which the deliveries are asked until it is forgotten.
alter table notification add column if not exists is_at_bell boolean;

-- A group of the bell is one range for each of its kinds.
create index if not exists notification_kinds on notification (uid, kind, created_at desc, id desc) include (is_at_bell, read_at);
drop index notification_of_person;
