-- Links, banners and help pages. Texts are kept by language: {"en": "...", "cs": "..."}.

create table portal_link (
  name             text primary key,
  label            jsonb not null,
  url              text not null check (url ~ '^(https://|mailto:|tel:|/[^/\\])'),
  type             text not null check (type in ('Footer Brand', 'Social Media', 'About Us', 'Mobile Brands', 'External')),
  position         int not null,
  countries        text[] not null default '{}'
);

create table banner (
  id               text primary key,
  location_id      text not null,
  title            jsonb not null,
  body             jsonb not null,
  image_link       text not null,
  image_name       text not null,
  link             text not null check (link ~ '^(https://|/[^/\\])'),
  position         int not null,
  countries        text[] not null default '{}',
  valid_from       date,
  valid_to         date
);
create index banner_location on banner (location_id, position);

create table help_page (
  id               text primary key,
  title            jsonb not null,
  body             jsonb not null,
  file_link        text,
  page_order       int not null unique
);
