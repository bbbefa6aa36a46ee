import { startThrowAwayPostgres } from '@dray/embedded/postgres/throw-away.ts';
import { migrateToLatest } from '@dray/server/platform/database/migrate.ts';
import pg from 'pg';
import type { GeneratedFile } from './generated-file.ts';

type Column = { table: string; column: string; type: string; nullable: boolean; generated: boolean; optional: boolean };

// As node-postgres hands the values over: int8 and numeric as text, so that nothing is rounded.
const typescriptTypes: Record<string, string> = {
  bool: 'boolean',
  int4: 'number',
  int8: 'string',
  numeric: 'string',
  text: 'string',
  date: 'string',
  time: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  xid8: 'string',
  json: 'unknown',
  jsonb: 'unknown',
  _int4: 'number[]',
  _text: 'string[]',
};

/** Kysely's table types, read off a freshly migrated database. */
export async function generateTables(): Promise<GeneratedFile> {
  const postgres = await startThrowAwayPostgres();
  try {
    await migrateToLatest(postgres.ownerUrl, () => undefined);
    return {
      path: 'server/src/platform/database/tables.generated.ts',
      text: tablesFile(await readColumns(postgres.ownerUrl)),
    };
  } finally {
    await postgres.stop();
  }
}

async function readColumns(databaseUrl: string): Promise<Column[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Column>(`
      select table_name as "table", column_name as "column", udt_name as type, is_nullable = 'YES' as nullable,
             is_identity = 'YES' as generated, column_default is not null or is_nullable = 'YES' as optional
      from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%'
      order by table_name collate "C", ordinal_position`);
    return rows;
  } finally {
    await client.end();
  }
}

function tablesFile(columns: Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const types = [...tables].map(
    ([table, group]) =>
      `  ${table}: {\n${group.map((column) => `    ${column.column}: ${columnType(column)};\n`).join('')}  };\n`,
  );
  return (
    "// Made by `npm run generate` from the migrated database; do not edit.\nimport type { ColumnType, GeneratedAlways } from 'kysely';\n\n" +
    `export type Tables = {\n${types.join('')}};\n`
  );
}

function columnType({ table, column, type, nullable, generated, optional }: Column): string {
  const base = typescriptTypes[type];
  if (!base)
    throw new Error(`${table}.${column} has the type ${type}, which tools/generate-tables.ts does not know yet`);
  const value = nullable ? `${base} | null` : base;
  if (generated) return `GeneratedAlways<${value}>`;
  return optional ? `ColumnType<${value}, ${value} | undefined, ${value}>` : value;
}
