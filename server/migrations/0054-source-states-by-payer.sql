-- A list asks how the archives of its payers went; by source first, that read the states of everybody.
alter table document_source_state
  drop constraint document_source_state_pkey,
  add primary key (payer_id, source);
