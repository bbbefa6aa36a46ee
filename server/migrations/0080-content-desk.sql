-- Content is written in the portal, too. What customers may see is still the published version; one that is published for
-- later waits beside it until its moment has come in the reader's market.
alter table content_item
  add column next_version int,
  -- Counts what was done to it, so that whoever writes knows whether they have read everything.
  add column revision int not null default 1,
  -- When and by whom it was last changed here; null since a folder was taken over.
  add column edited_at timestamptz,
  add column edited_by text;

alter table content_version
  -- Null means the beginning of the first day, and the end of the last.
  add column visible_from_time time,
  add column visible_to_time time,
  add column created_by text,
  add column published_at timestamptz,
  add column published_by text;
update content_version v set published_at = v.created_at
  from content_item i where i.id = v.item_id and v.version is distinct from i.draft_version;

-- Files that were sent for an item; those that a version shows stand in content_file.
create table content_upload (
  item_id       text not null references content_item,
  id            text not null,
  name          text not null,
  file_key      text not null references stored_file,
  content_type  text not null,
  size_bytes    int not null check (size_bytes > 0),
  uploaded_by   text not null,
  uploaded_at   timestamptz not null,
  primary key (item_id, id)
);
