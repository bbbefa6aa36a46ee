-- Everything that people read: news, training, questions, knowledge, marketing files, and what the shell shows around
-- them. An item has at most one draft and one published version; customers' calls know the published one alone. What is
-- taken away has ended and stays.
create table content_item (
  -- Made of kind and path, so that the same item has the same id in every portal.
  id                 text primary key,
  kind               text not null check (kind in ('news', 'training', 'faq', 'knowledge', 'theme', 'folder', 'material',
                       'banner', 'link', 'help-page')),
  path               text not null,
  draft_version      int,
  published_version  int,
  ended_at           timestamptz,
  unique (kind, path)
);
create index content_item_shown on content_item (kind) where ended_at is null and published_version is not null;

create table content_version (
  item_id         text not null references content_item,
  version         int not null check (version > 0),
  -- For whom: an empty list means all of them.
  markets         text[] not null default '{}',
  customer_types  text[] not null default '{}',
  -- Shown without signing in, too.
  is_public       boolean not null default false,
  -- Days of the reader's market, both included.
  visible_from    date,
  visible_to      date,
  shown_on        date not null,
  position        int not null default 0,
  -- Of an article or a training which one, of a link its type, of a theme what it is for.
  sub_kind        text,
  -- What it stands below: a theme, a folder, a banner's place.
  group_key       text,
  event_date      date,
  -- As it was written, for the export.
  source          jsonb not null,
  -- Of everything that was written, files included: the same again changes nothing.
  digest          text not null,
  created_at      timestamptz not null,
  primary key (item_id, version)
);

create table content_text (
  item_id      text not null,
  version      int not null,
  language     text not null,
  -- Ready to be shown; HTML in it is sanitised.
  body         jsonb not null,
  source       jsonb not null,
  -- Folded: no case, no accents.
  search_text  text not null,
  primary key (item_id, version, language),
  foreign key (item_id, version) references content_version
);

create table content_file (
  item_id       text not null,
  version       int not null,
  id            text not null,
  name          text not null,
  role          text not null check (role in ('image', 'attachment', 'video', 'captions', 'material', 'preview')),
  file_key      text not null references stored_file,
  content_type  text not null,
  size_bytes    int not null,
  primary key (item_id, version, id),
  foreign key (item_id, version) references content_version
);
create index content_file_by_id on content_file (id);

-- What people have done with it. An item of an outside CMS has no row above, so nothing refers to one.
create table content_read (
  uid      text not null references account (uid),
  item_id  text not null,
  read_at  timestamptz not null,
  primary key (uid, item_id)
);

create table content_progress (
  uid            text not null references account (uid),
  item_id        text not null,
  chapter_id     text not null,
  finished_at    timestamptz,
  video_seconds  int not null default 0 check (video_seconds >= 0),
  updated_at     timestamptz not null,
  primary key (uid, item_id, chapter_id)
);

create table content_vote (
  uid         text not null references account (uid),
  item_id     text not null,
  is_helpful  boolean not null,
  voted_at    timestamptz not null,
  primary key (uid, item_id)
);

-- The last good answers of an outside CMS, each list as it was for one audience.
create table content_remote_list (
  list           text not null,
  market         text not null,
  customer_type  text not null,
  language       text not null,
  read_at        timestamptz,
  failed_at      timestamptz,
  primary key (list, market, customer_type, language)
);

create table content_remote_item (
  list           text not null,
  market         text not null,
  customer_type  text not null,
  asked_in       text not null,
  id             text not null,
  kind           text not null,
  path           text not null,
  position       int not null,
  sub_kind       text,
  group_key      text,
  shown_on       date not null,
  event_date     date,
  language       text not null,
  body           jsonb not null,
  search_text    text not null,
  file_ids       text[] not null,
  primary key (list, market, customer_type, asked_in, id),
  foreign key (list, market, customer_type, asked_in) references content_remote_list on delete cascade
);
create index content_remote_item_by_id on content_remote_item (id);
create index content_remote_item_files on content_remote_item using gin (file_ids);

create table content_remote_file (
  id        text primary key,
  file_key  text not null references stored_file,
  read_at   timestamptz not null
);

alter table stored_file
  drop constraint stored_file_kind,
  add constraint stored_file_kind check (kind in ('product-picture', 'billing-document', 'content')),
  add constraint stored_file_content_of_nobody check (kind <> 'content' or company_id is null);

-- Links, banners and help pages become items like any other.
create function content_id(kind text, path text) returns text language sql immutable
  return left(encode(sha256(convert_to(kind || '/' || path, 'UTF8')), 'hex'), 24);

insert into content_item (id, kind, path, published_version)
select content_id('link', name), 'link', name, 1 from portal_link
union all select content_id('banner', id), 'banner', id, 1 from banner
union all select content_id('help-page', id), 'help-page', id, 1 from help_page;

insert into content_version (item_id, version, markets, is_public, visible_from, visible_to, shown_on, position, sub_kind,
  group_key, source, digest, created_at)
select content_id('link', name), 1, countries, true, null, null, current_date, position, type, null,
  jsonb_build_object('label', label, 'url', url, 'type', type, 'order', position, 'markets', countries), '', now()
from portal_link
union all
select content_id('banner', id), 1, countries, true, valid_from, valid_to, current_date, position, null, location_id,
  jsonb_strip_nulls(jsonb_build_object('title', title, 'body', body, 'link', link, 'image', image_name, 'order', position,
    'location', location_id, 'markets', countries, 'from', valid_from, 'to', valid_to)), '', now()
from banner
union all
select content_id('help-page', id), 1, '{}', false, null, null, current_date, page_order, null, null,
  jsonb_build_object('title', title, 'body', body, 'order', page_order), '', now()
from help_page;

insert into content_text (item_id, version, language, body, source, search_text)
select content_id('link', name), 1, key,
  jsonb_build_object('title', value, 'summary', '', 'html', '', 'files', '[]'::jsonb, 'link', url), '{}'::jsonb, ''
from portal_link, jsonb_each_text(label)
union all
select content_id('banner', id), 1, key, jsonb_build_object('title', value, 'summary', coalesce(body ->> key, ''), 'html', '',
  'files', '[]'::jsonb, 'link', link, 'picture', jsonb_build_object('link', image_link, 'name', image_name)), '{}'::jsonb, ''
from banner, jsonb_each_text(title)
union all
select content_id('help-page', id), 1, key, jsonb_strip_nulls(jsonb_build_object('title', value,
  'summary', coalesce(body ->> key, ''), 'html', '', 'files', '[]'::jsonb, 'link', file_link)), '{}'::jsonb, ''
from help_page, jsonb_each_text(title);

drop function content_id;
drop table portal_link, banner, help_page;
