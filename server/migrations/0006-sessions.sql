-- Sign-ins under way, sessions of browsers, and what the embedded identity provider keeps.

-- Tokens signed before this moment are void: a new password, a new role or a closed account ends what came before.
alter table account add column tokens_valid_from timestamptz not null default '-infinity';

-- The embedded provider signs with keys of its own.
alter table signing_key add column purpose text not null default 'portal' check (purpose in ('portal', 'provider'));

-- The key is a digest: whoever reads this table cannot use what he finds.
create table portal_session (
  id               text primary key,
  uid              text not null references account,
  created_at       timestamptz not null,
  renewed_at       timestamptz not null,
  id_token_hint    text
);
create index portal_session_uid on portal_session (uid);

create table pending_sign_in (
  state            text primary key,
  browser          text not null,
  nonce            text not null,
  code_verifier    text not null,
  return_to        text not null,
  created_at       timestamptz not null
);

create table oidc_payload (
  model            text not null,
  id               text not null,
  payload          jsonb not null,
  grant_id         text,
  uid              text,
  expires_at       timestamptz not null,
  consumed_at      timestamptz,
  primary key (model, id)
);
create index oidc_payload_grant on oidc_payload (grant_id) where grant_id is not null;
create index oidc_payload_uid on oidc_payload (uid) where uid is not null;
create index oidc_payload_expiry on oidc_payload (expires_at);
