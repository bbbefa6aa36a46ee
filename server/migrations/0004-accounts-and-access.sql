-- People who sign in, and what they may do at which company or ship-to.

create table account (
  uid                text primary key,
  email              text not null,
  password_hash      text,
  first_name         text not null,
  last_name          text not null,
  phone              text,
  country            text references market,
  language           text not null,
  company_id         text references company,
  customer_type      text,
  status             text not null check (status in ('Active', 'Deactivated', 'Invited', 'Suspended', 'Exited', 'Move Out')),
  is_staff           boolean not null default false,
  user_validation    boolean not null default false,
  first_login        boolean not null default true,
  terms_agreed_at    timestamptz,
  created_at         timestamptz not null
);
create unique index account_email on account (lower(email));
create index account_company on account (company_id);

create table role (
  roleid             text primary key,
  name               text not null,
  side               text not null check (side in ('company', 'warehouse', 'pub', 'empties', 'academy')),
  sections           text[] not null,
  unique (side, name)
);

-- Without a ship-to the role holds at every ship-to of the company (T26).
create table role_grant (
  uid                text not null references account,
  company_id         text not null references company,
  ship_to_id         text references ship_to,
  roleid             text not null references role,
  customer_type      text not null,
  unique nulls not distinct (uid, company_id, ship_to_id, roleid)
);
create index role_grant_company on role_grant (company_id);

-- Keys that sign our own tokens; shared by every process on this database.
create table signing_key (
  kid                text primary key,
  private_jwk        jsonb not null,
  created_at         timestamptz not null
);

-- Attempts that guess at secrets, counted per account and per address over all processes.
create table sign_in_throttle (
  subject            text not null,
  window_start       timestamptz not null,
  attempts           int not null,
  primary key (subject, window_start)
);
