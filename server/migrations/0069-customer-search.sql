-- What somebody types is compared without case and accents. PostgreSQL's own `unaccent` is an extension that not every
-- database has, and its answer is not fixed; letters of the five languages and of their neighbours are.
create or replace function search_text(given text) returns text language sql immutable parallel safe as $$
  select lower(translate(given,
    'ÁÀÂÄÃÅĄĂČĆÇĎĐÉÈÊËĚĘÍÌÎÏĹĽŁŇŃÑÓÒÔÖÕØŐŔŘŚŠŞŤŢÚÙÛÜŮŰÝŸŽŹŻáàâäãåąăčćçďđéèêëěęíìîïĺľłňńñóòôöõøőŕřśšşťţúùûüůűýÿžźż',
    'aaaaaaaacccddeeeeeeiiiilllnnnooooooorrsssttuuuuuuyyzzzaaaaaaaacccddeeeeeeiiiilllnnnooooooorrsssttuuuuuuyyzzz'))
$$;

-- The list of all customers, and names that begin with what was typed.
create index if not exists company_by_name on company (country, search_text(name) collate "C", id);

-- Customers by any three signs in a row, within their market. A list of things to be put in later would have to be read by
-- everybody who searches.
create index if not exists company_parts on company using gin (
  number_parts(array[country], search_text(id || e'\n' || name || e'\n' || identification_no || e'\n' || taxvat))
) with (fastupdate = off);
create index if not exists payer_parts on payer using gin (
  number_parts(array[country], search_text(id || e'\n' || name || e'\n' || identification_no || e'\n' || taxvat))
) with (fastupdate = off);
create index if not exists ship_to_parts on ship_to using gin (
  number_parts(array[country], search_text(id || e'\n' || sold_to_id || e'\n' || name || e'\n' || city))
) with (fastupdate = off);

-- Customers' people by name, address and the digits of their telephone, wherever they are: nobody looks for them by market.
create index if not exists account_parts on account using gin (
  number_parts(array[''], search_text(first_name || ' ' || last_name || e'\n' || email || e'\n'
    || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')))
) with (fastupdate = off) where not is_staff;
