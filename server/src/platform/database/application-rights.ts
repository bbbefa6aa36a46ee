import pg from 'pg';

/** What only the owner writes: the application may look whether it is migrated. */
const onlyRead = ['kysely_migration', 'kysely_migration_lock', 'state_transition'];
/** What is only ever added to. */
const onlyAdd = ['audit_event', 'ticket_event'];

// Any number will do, as long as nothing else in this database locks on it.
const rightsLock = 20_260_002;

/**
 * Gives the application's role what its work takes and no more, under the role that owns the tables. After every migration,
 * so that new tables are never forgotten.
 */
export async function grantApplicationRights(client: pg.Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const schemas = 'public, pgboss';
  // In one transaction, which sends everything or nothing; and one at a time, or two would change the same row of the catalog.
  await client.query(`
    begin;
    select pg_advisory_xact_lock(${rightsLock});
    grant usage on schema ${schemas} to ${name};
    grant select, insert, update, delete on all tables in schema ${schemas} to ${name};
    grant usage, select on all sequences in schema ${schemas} to ${name};
    grant execute on all routines in schema ${schemas} to ${name};
    revoke update, delete on ${onlyAdd.join(', ')} from ${name};
    revoke insert, update, delete on ${onlyRead.join(', ')} from ${name};
    commit`);
}

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
