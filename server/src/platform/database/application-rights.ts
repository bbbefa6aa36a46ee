import pg from 'pg';

/** What only the owner writes: the application may look whether it is migrated. */
const onlyRead = ['kysely_migration', 'kysely_migration_lock', 'state_transition'];
/** What is only ever added to. */
const onlyAdd = ['audit_event', 'audit_company', 'ticket_event'];

// Any number will do, as long as nothing else in this database locks on it.
const rightsLock = 20_260_002;

/**
 * Gives the application's role what its work takes and no more, under the role that owns the tables. After every migration,
 * so that new tables are never forgotten.
 */
export async function grantApplicationRights(client: pg.Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const schemas = 'public, pgboss';
  // What an extension or somebody else has put there is not the owner's to give.
  const { rows } = await client.query<OwnedNames>(ownedNames);
  const { tables, sequences, routines } = rows[0] ?? noNames;
  // In one transaction, which sends everything or nothing; and one at a time, or two would change the same row of the catalog.
  await client.query(`
    begin;
    select pg_advisory_xact_lock(${rightsLock});
    grant usage on schema ${schemas} to ${name};
    ${granted('select, insert, update, delete on table', tables, name)}
    ${granted('usage, select on sequence', sequences, name)}
    ${granted('execute on routine', routines, name)}
    revoke update, delete on ${onlyAdd.join(', ')} from ${name};
    revoke insert, update, delete on ${onlyRead.join(', ')} from ${name};
    commit`);
}

type OwnedNames = { tables: string | null; sequences: string | null; routines: string | null };
const noNames: OwnedNames = { tables: null, sequences: null, routines: null };

const ofOurSchemas = `in ('public'::regnamespace, 'pgboss'::regnamespace)`;
const ownedNames = `
  select
    (select string_agg(oid::regclass::text, ', ') from pg_class where relnamespace ${ofOurSchemas}
      and relkind in ('r', 'p', 'v', 'm', 'f') and pg_has_role(relowner, 'usage')) as tables,
    (select string_agg(oid::regclass::text, ', ') from pg_class where relnamespace ${ofOurSchemas}
      and relkind = 'S' and pg_has_role(relowner, 'usage')) as sequences,
    (select string_agg(oid::regprocedure::text, ', ') from pg_proc where pronamespace ${ofOurSchemas}
      and prokind <> 'a' and pg_has_role(proowner, 'usage')) as routines`;

const granted = (what: string, names: string | null, role: string): string =>
  names === null ? '' : `grant ${what} ${names} to ${role};`;

export type ExcessRights = { isSuperuser: boolean; said: string };

/** Why the role of this connection may do more than the portal's work takes. */
export async function findExcessRights(client: pg.Client): Promise<ExcessRights | undefined> {
  const { rows } = await client.query<{ role: string; isSuperuser: boolean; owned: number }>(`
    select rolname as role, rolsuper as "isSuperuser",
      (select count(*)::int from pg_class where relowner = pg_roles.oid and relkind in ('r', 'p')) as owned
    from pg_roles where rolname = current_user`);
  const [{ role, isSuperuser, owned } = { role: '', isSuperuser: false, owned: 0 }] = rows;
  if (!isSuperuser && owned === 0) return undefined;
  return {
    isSuperuser,
    said: isSuperuser
      ? `DATABASE_URL names the superuser ${role}: MIGRATION_DATABASE_URL lets the portal work with a lesser role`
      : `the role ${role} of DATABASE_URL owns ${owned} tables: give them to that of MIGRATION_DATABASE_URL`,
  };
}
