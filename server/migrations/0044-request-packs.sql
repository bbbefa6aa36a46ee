-- How much of an order's line a request is about, and what would come back for it by the order's own prices. Both are kept as
-- they were told when it was sent.
alter table ticket
  add column reference_packs        int check (reference_packs > 0),
  add column reference_pack_format  text,
  add column expected_credit        numeric(14, 2) check (expected_credit >= 0),
  add column expected_currency      text,
  add constraint ticket_packs_of_line check (reference_packs is null or reference_kind = 'order-line'),
  add constraint ticket_packs_have_format check ((reference_packs is null) = (reference_pack_format is null)),
  add constraint ticket_credit_of_packs check (
    (expected_credit is null) = (expected_currency is null) and (expected_credit is null or reference_packs is not null)
  );
