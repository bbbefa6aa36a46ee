import { type Client, escapeLiteral } from 'pg';

/**
 * Gives what this connection's role owns in the database to another, all of it or nothing. REASSIGN OWNED would do, but not
 * for the superuser that initdb made: PostgreSQL's own tables belong to it, too.
 */
export async function handOver(client: Client, owner: string): Promise<void> {
  await client.query(statement.replaceAll(':owner', escapeLiteral(owner)));
}

// Sequences of columns, row types and arrays follow their tables; an extension's parts stay with it.
const statement = `
  do $$
  declare command text;
  begin
    for command in
      with own as (select oid from pg_roles where rolname = current_user),
      space as (select * from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
      follower as (
        select classid, objid from pg_depend
        where deptype = 'e' or (deptype in ('a', 'i') and objid in (select oid from pg_class where relkind = 'S'))
      )
      select format('alter schema %I owner to %I', nspname, :owner)
      from space where nspowner in (select oid from own)
      union all
      select format('alter %s %s owner to %I',
        case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
        oid::regclass, :owner)
      from pg_class
      where relnamespace in (select oid from space) and relowner in (select oid from own)
        and relkind in ('r', 'p', 'v', 'm', 'S') and (tableoid, oid) not in (select classid, objid from follower)
      union all
      select format('alter routine %s owner to %I', oid::regprocedure, :owner)
      from pg_proc
      where pronamespace in (select oid from space) and proowner in (select oid from own)
        and (tableoid, oid) not in (select classid, objid from follower)
      union all
      select format('alter type %s owner to %I', oid::regtype, :owner)
      from pg_type
      where typnamespace in (select oid from space) and typowner in (select oid from own) and typtype in ('e', 'd')
        and (tableoid, oid) not in (select classid, objid from follower)
    loop
      execute command;
    end loop;
  end $$`;
