-- What is known of each stored file; its bytes are in the file store, under the same key.

create table stored_file (
  -- Made by us, never by a person; that of a picture is the digest of its bytes.
  key            text primary key,
  kind           text not null,
  -- Whose it is; nothing for what everybody may see.
  company_id     text references company,
  -- Judged by the bytes, whatever the name says.
  content_type   text not null,
  size_bytes     int not null check (size_bytes > 0),
  sha256         text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  original_name  text not null,
  created_at     timestamptz not null,
  -- After this moment it is missing, and removed in the following night; without one it stays.
  keep_until     timestamptz,
  -- By name: a further kind replaces it.
  constraint stored_file_kind check (kind in ('product-picture')),
  check (kind <> 'product-picture' or company_id is null)
);
create index stored_file_ending on stored_file (keep_until) where keep_until is not null;
create index stored_file_of_company on stored_file (company_id) where company_id is not null;
