-- Signing keys stood here in the clear, and so they stand in every backup taken so far: they are void. Pages get a new token
-- from their session by themselves, programs ask for one anew.
drop table signing_key;

create table signing_key (
  kid                text primary key,
  purpose            text not null check (purpose in ('portal', 'provider')),
  public_jwk         jsonb not null,
  -- Opens only with a key that lies outside the database.
  sealed_jwk         text not null,
  created_at         timestamptz not null,
  -- Later than it was made, so that every process knows it before the first token comes.
  signs_from         timestamptz not null,
  -- Set when a newer one takes its place; until then what it signed still counts.
  accepted_until     timestamptz
);

-- Tokens of programs that still count: without its row one is void.
create table program_token (
  id                 text primary key,
  uid                text not null references account,
  issued_at          timestamptz not null,
  expires_at         timestamptz not null
);
create index program_token_uid on program_token (uid);
create index program_token_expiry on program_token (expires_at);
