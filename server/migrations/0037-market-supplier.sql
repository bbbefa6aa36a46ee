-- Who sells in each market, as the law wants him named on papers, and the account that is paid into.

create table market_supplier (
  country            text primary key references market,
  name               text not null,
  street             text not null,
  postal_code        text not null,
  city               text not null,
  identification_no  text not null,
  taxvat             text not null,
  -- Court and file of the commercial register.
  register           text not null,
  iban               text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  bic                text not null check (bic ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  bank               text not null
);
