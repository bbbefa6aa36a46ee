-- Hand-offs to other tools are signed by a key of their own, whose certificate those tools load.
alter table signing_key drop constraint signing_key_purpose_check;
alter table signing_key add constraint signing_key_purpose_check check (purpose in ('portal', 'provider', 'saml'));
