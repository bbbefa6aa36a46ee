-- Which parts of the demo world this database already holds, so that a start adds only what is new.

create table demo_part (
  name        text primary key,
  loaded_at   timestamptz not null
);
