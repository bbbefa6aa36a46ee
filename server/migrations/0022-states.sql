-- From which state to which a cart or an order may go, as rows: the database refuses any other step, whoever asks for it.

create table state_transition (
  kind        text not null check (kind in ('cart', 'order')),
  from_state  text not null,
  to_state    text not null,
  primary key (kind, from_state, to_state)
);
insert into state_transition values
  ('cart', 'active', 'ordered'),
  ('cart', 'active', 'saved'),
  ('cart', 'active', 'deleted'),
  ('cart', 'saved', 'active'),
  ('cart', 'saved', 'deleted'),
  ('cart', 'deleted', 'saved'),
  ('order', 'Not Yet Processed', 'Partially Processed'),
  ('order', 'Not Yet Processed', 'Completely Processed'),
  ('order', 'Not Yet Processed', 'Fully Rejected'),
  ('order', 'Not Yet Processed', 'Not Relevant'),
  ('order', 'Partially Processed', 'Completely Processed'),
  ('order', 'Partially Processed', 'Fully Rejected'),
  -- More of a line is wanted after all of it had gone.
  ('order', 'Completely Processed', 'Partially Processed');

create function refuse_unknown_transition() returns trigger language plpgsql as $$
declare
  before text := to_jsonb(old) ->> tg_argv[1];
  after text := to_jsonb(new) ->> tg_argv[1];
begin
  if not exists (select from state_transition where kind = tg_argv[0] and from_state = before and to_state = after) then
    raise exception 'a % does not go from % to %', tg_argv[0], before, after using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger cart_goes_its_way before update of state on cart
  for each row when (old.state is distinct from new.state) execute function refuse_unknown_transition('cart', 'state');
create trigger order_goes_its_way before update of status on placed_order
  for each row when (old.status is distinct from new.status) execute function refuse_unknown_transition('order', 'status');
