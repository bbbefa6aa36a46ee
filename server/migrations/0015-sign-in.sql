-- A sign-in on its way is kept by the browser that began it, sealed: nobody can fill this database by beginning many.
drop table pending_sign_in;

-- With another identity provider an account belongs to whom that provider calls `sub`, from the first sign-in on (T139).
alter table account
  add column oidc_issuer text,
  add column oidc_sub    text,
  add constraint account_identity_is_whole check ((oidc_issuer is null) = (oidc_sub is null)),
  add constraint account_identity unique (oidc_issuer, oidc_sub);
