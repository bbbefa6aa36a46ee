-- Pallets are lent with the lorry: they travel under no line.
alter table container_movement alter column parent_line_no drop not null;
