-- A structured invoice is fetched when somebody asks for it first, as its PDF is; its name is made for its reader.
alter table billing_attachment
  drop column file_name,
  -- missing: the ERP had none for a whole day.
  add column file_state text not null default 'on-demand'
    check (file_state in ('on-demand', 'waiting', 'stored', 'missing')),
  add column file_key text references stored_file,
  add column file_size int;
