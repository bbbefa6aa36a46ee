-- Goods that differ, an order that does not move there, and one whose change was never read here.
alter table erp_mismatch drop constraint erp_mismatch_kind_check;
alter table erp_mismatch add constraint erp_mismatch_kind_check check (kind in ('DOUBLED', 'UNKNOWN_ORDER',
  'OTHER_NUMBER', 'PRICE_DIFFERS', 'LINES_DIFFER', 'STATUS_STUCK', 'STATUS_MISSED', 'NOT_ARRIVED', 'MISSING',
  'UNREADABLE'));
