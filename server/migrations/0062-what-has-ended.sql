-- What has ended is found by when it did: nothing that still counts is looked at to forget it.
create index if not exists sign_in_throttle_age on sign_in_throttle (window_start);
create index if not exists portal_session_age on portal_session (renewed_at);
create index if not exists account_link_expiry on account_link (expires_at);
