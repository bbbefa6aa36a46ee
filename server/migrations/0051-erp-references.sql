-- Under which reference an order stands at the ERP, where that is not its number: another document had taken it there.

alter table erp_message add column reference text;
create unique index erp_message_reference on erp_message (reference) where reference is not null;
