import pg, { type Client } from 'pg';
import type { Part, SequenceEntry, TableEntry } from './backup-format.ts';

const name = ({ schema, table }: { schema: string; table: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;

const columnsOf = ({ columns }: TableEntry): string => columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/** What is written and read in the same form by every PostgreSQL that we work with. */
const form = `set datestyle = iso; set intervalstyle = postgres; set timezone = utc; set client_encoding = utf8;
  set bytea_output = hex; set extra_float_digits = 1; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

const extensions = `select objid from pg_depend where classid = 'pg_class'::regclass and deptype = 'e'`;

/** The tables of a database and what is done to all of them at once, for the part that copies or fills it. */
export const backupTables = (client: Client) => ({
  async beginReading(): Promise<void> {
    await client.query(form);
    await client.query('begin isolation level repeatable read, read only');
  },

  async beginFilling(): Promise<void> {
    await client.query(form);
    await client.query('begin');
  },

  end: async (how: 'commit' | 'rollback'): Promise<void> => void (await client.query(how)),

  async version(): Promise<string> {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  },

  /** Without columns that are worked out from others: COPY neither gives nor takes them. */
  async list(part: Part, schemas: readonly string[]): Promise<TableEntry[]> {
    const { rows } = await client.query<{ schema: string; table: string; columns: string[] }>(
      `select n.nspname as schema, c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       where c.relkind = 'r' and n.nspname = any($1) and c.oid not in (${extensions})
       group by 1, 2 order by 1, 2`,
      [schemas],
    );
    return rows.map((row) => ({ ...row, part }));
  },

  async listSequences(part: Part, schemas: readonly string[]): Promise<SequenceEntry[]> {
    const { rows } = await client.query<{ schema: string; table: string }>(
      `select n.nspname as schema, c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'S' and n.nspname = any($1) and c.oid not in (${extensions}) order by 1, 2`,
      [schemas],
    );
    const entries: SequenceEntry[] = [];
    for (const { schema, table } of rows) {
      const { rows: values } = await client.query<{ last: string; isCalled: boolean }>(
        `select last_value::text as last, is_called as "isCalled" from ${name({ schema, table })}`,
      );
      entries.push(...values.map((value) => ({ ...value, part, schema, sequence: table })));
    }
    return entries;
  },

  copyOutOf: (entry: TableEntry): string => `copy ${name(entry)} (${columnsOf(entry)}) to stdout`,
  copyInto: (entry: TableEntry): string => `copy ${name(entry)} (${columnsOf(entry)}) from stdin`,

  async setSequence({ schema, sequence, last, isCalled }: SequenceEntry): Promise<void> {
    await client.query('select setval($1::regclass, $2, $3)', [name({ schema, table: sequence }), last, isCalled]);
  },

  /**
   * Nothing in them, and nothing that works beside the rows: what triggers would add is among the rows already, and keys
   * between tables hold when all of them are there. The answer brings both back, and proves the keys.
   */
  async clear(tables: readonly TableEntry[]): Promise<() => Promise<void>> {
    const names = tables.map(name);
    const { rows: keys } = await client.query<{ owner: string; key: string; definition: string }>(
      `select conrelid::regclass::text as owner, quote_ident(conname) as key, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and conparentid = 0 and conrelid = any($1::text[]::regclass[])`,
      [names],
    );
    for (const { owner, key } of keys) await client.query(`alter table ${owner} drop constraint ${key}`);
    for (const table of names) await client.query(`alter table ${table} disable trigger user`);
    if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
    return async () => {
      for (const { owner, key, definition } of keys) {
        await client.query(`alter table ${owner} add constraint ${key} ${definition}`);
      }
      for (const table of names) await client.query(`alter table ${table} enable trigger user`);
    };
  },

  analyze: async (): Promise<void> => void (await client.query('analyze')),
});
