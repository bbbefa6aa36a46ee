-- When the database was restored from a backup, until an operator has said that the portal may open: it is older than what
-- the ERP, mailboxes and customers have seen since.

alter table portal_setting add column restored_at timestamptz;
