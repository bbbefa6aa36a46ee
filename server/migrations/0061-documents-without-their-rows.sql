-- A list of documents is counted from its index alone: whose a document is stands in it, wherever that does not lead.
create index if not exists document_entry_of_payer on document_entry (payer_id, type, standing, document_date desc, id desc)
  include (ship_to_id, company_id, country) where is_listed;
create index if not exists document_entry_of_ship_to on document_entry (ship_to_id, type, standing, document_date desc, id desc)
  include (payer_id, company_id, country) where is_listed;
create index if not exists document_entry_of_whole on document_entry (payer_id, type, standing, document_date desc, id desc)
  include (company_id, country) where is_listed and ship_to_id is null;

-- What was paid from a day on: a statement of account needs nothing of what was billed and paid before its period.
create index if not exists document_entry_paid on document_entry
  (payer_id, (coalesce(paid_on, due_date, document_date)), document_date)
  where is_listed and standing in ('paid', 'settled') and type in ('invoice', 'credit-note');

drop index document_entry_payer, document_entry_ship_to, document_entry_whole;
