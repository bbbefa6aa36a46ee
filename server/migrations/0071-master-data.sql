-- What an import has added goes again when it is undone, unless something has come to depend on it: the references
-- themselves say so. Gives the ids of those that have gone.
create function take_back_rows(from_table regclass, ids text[]) returns setof text language plpgsql as $$
declare
  each_id text;
begin
  foreach each_id in array ids loop
    begin
      execute format('delete from %s where id = %L', from_table, each_id);
      return next each_id;
    exception when foreign_key_violation then
      null;
    end;
  end loop;
end $$;

-- An import may swap the order of two means of transport; by name comes first what stands at the same place.
alter table ship_to_transport drop constraint if exists ship_to_transport_ship_to_id_preference_key;

-- What the supplier's people call a list; the code is the ERP's.
alter table price_list add column name text not null default '';

-- Which list a ship-to follows from a day on, until the next such day. `ship_to_price_list` says which before the first.
-- A day that was planned and taken back keeps its row without a list, so that every process learns of it as of a change.
create table dated_price_list (
  ship_to_id         text not null references ship_to,
  valid_from         date not null,
  price_list_id      int references price_list,
  changed_in         xid8 not null default pg_current_xact_id(),
  primary key (ship_to_id, valid_from)
);
create index dated_price_list_moves on dated_price_list (changed_in);
create trigger dated_price_list_moves before update on dated_price_list for each row execute function mark_changed();
