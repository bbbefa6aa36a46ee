-- What the portal depends on, as the last look found it.
create table health_dependency (
  name text primary key,
  -- Host or folder, without a secret.
  location text not null,
  looked_at timestamptz not null,
  succeeded_at timestamptz,
  failed_at timestamptz,
  -- Since when every look has failed.
  failing_since timestamptz,
  fault text check (fault in ('away', 'slow', 'refused', 'broken')),
  check ((failing_since is null) = (fault is null))
);

-- Figures of each minute for two days; of the whole portal where no process is named.
create table health_sample (
  series text not null,
  at timestamptz not null,
  process text not null default '',
  value integer not null,
  primary key (series, at, process)
);
create index health_sample_by_moment on health_sample (at);

-- How often customers were refused what they asked for, by hour and code; nobody's name.
create table health_refusal (
  hour timestamptz not null,
  code text not null,
  count integer not null check (count > 0),
  primary key (hour, code)
);

-- Each process of the portal with the figures that are its own.
create table health_process (
  process text primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  figures jsonb not null
);

-- When a backup was last made, and when one was last restored to see whether it can be.
create table health_mark (
  name text primary key check (name in ('backup', 'restore-drill')),
  at timestamptz not null,
  note text not null default '' check (char_length(note) <= 300)
);
