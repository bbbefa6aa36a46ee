-- A file of master data from its preview until it can no longer be undone. What a row means is its kind's to say; here it is
-- text by column, beside what was stored under its key when it was judged.
create table import_run (
  id                   uuid primary key,
  -- In order of reference: what others refer to comes first.
  kinds                text[] not null check (cardinality(kinds) > 0),
  state                text not null check (
    state in ('reading', 'previewed', 'committing', 'committed', 'undone', 'stopped', 'failed')),
  file_name            text not null,
  file_key             text not null references stored_file,
  is_full              boolean not null,
  -- Where the one who sent it could import when they did; no row of another market is taken.
  markets              text[] not null check (cardinality(markets) > 0),
  -- By kind: how many rows are new, changed, unchanged, refused, ended, and which columns nobody knows.
  counts               jsonb not null default '{}',
  consequences         jsonb not null default '[]',
  preview_hash         text,
  -- Why nothing of it could be read, or why nothing was written: a refusal's code and values.
  error                jsonb,
  -- Rows that had moved since the preview when it was to be written; the first few.
  moved                jsonb not null default '[]',
  -- An account, or `operator` for a command.
  requested_by         text not null,
  requested_at         timestamptz not null,
  previewed_at         timestamptz,
  -- Who wanted it written: the one who asked, though another one approves.
  committed_by         text,
  committed_at         timestamptz,
  undone_by            text,
  undone_at            timestamptz
);
create index import_run_newest on import_run (requested_at desc, id);
create index import_run_working on import_run (state) where state in ('reading', 'committing');

-- Beside the run, because it moves while the transaction that reads or writes has not ended.
create table import_progress (
  run_id               uuid primary key references import_run on delete cascade,
  rows_read            integer not null default 0,
  rows_written         integer not null default 0
);

create table import_row (
  run_id               uuid not null references import_run on delete cascade,
  kind                 text not null,
  -- As an editor counts; below nought where a full file lacks the row.
  line                 integer not null,
  key                  text not null,
  verdict              text not null check (verdict in ('new', 'changed', 'unchanged', 'refused', 'ended')),
  country              text,
  -- What it becomes, and what it was; neither where nothing changes.
  becomes              jsonb,
  before               jsonb,
  -- Of a refused one, as it was written.
  cells                jsonb,
  faults               jsonb,
  -- Keys of the same file and market that it is nothing without, and what is wrong while one is missing.
  awaits               jsonb,
  -- Since it was undone: gone back, or why not.
  undone               text check (undone in ('back', 'moved', 'in-use')),
  primary key (run_id, kind, line)
);
-- A key is taken once by a file: the first good row has it.
create unique index import_row_key on import_row (run_id, kind, key) where verdict <> 'refused';
create index import_row_verdict on import_row (run_id, kind, verdict, line);

-- What a program has said last of each column, and as of when: an older message never overwrites a newer one, and any order
-- of arrival ends with the same row.
create table master_row (
  kind                 text not null,
  key                  text not null,
  country              text not null,
  -- `{column: [moment, text]}`
  columns              jsonb not null,
  source_changed_at    timestamptz not null,
  taken_at             timestamptz not null,
  primary key (kind, key)
);
create index master_row_taken on master_row (kind, taken_at, key);

-- Rows whose parents have not come yet.
create table master_waiting (
  id                   bigint generated always as identity primary key,
  kind                 text not null,
  key                  text not null,
  columns              jsonb not null,
  source_changed_at    timestamptz not null,
  -- Where the program that sent it may import.
  markets              text[] not null,
  sent_by              text not null references account,
  -- What it waits for: `kind` and key, apart by a unit separator.
  awaits               text[] not null,
  faults               jsonb not null,
  arrived_at           timestamptz not null,
  reported_at          timestamptz
);
create index master_waiting_awaits on master_waiting using gin (awaits) where reported_at is null;
create index master_waiting_arrived on master_waiting (arrived_at);

-- Who owns a kind: the ERP or the portal. The portal, where no row says otherwise.
create table master_owner (
  kind                 text primary key,
  owner                text not null check (owner in ('erp', 'portal')),
  version              integer not null default 1
);

alter table stored_file
  drop constraint stored_file_kind,
  add constraint stored_file_kind check (
    kind in ('product-picture', 'billing-document', 'content', 'request-attachment', 'import-file'));
