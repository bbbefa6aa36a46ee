import { languages } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MasterRow, MasterTable, StoredMasterRow } from './master-kind.ts';

/** How a column of files lies in a table. */
export type PlainColumn = {
  field: string;
  /** SQL that gives it as files have it, of the table as `t`; the field as text where it is left out. */
  shown?: string;
  /** What the table takes; by itself the text, and null for an empty cell. */
  stored?: (text: string) => unknown;
  /** The language of a text that lies with its others in one field. */
  language?: string;
};

type PlainTable = {
  name: string;
  columns: Readonly<Record<string, PlainColumn>>;
  key: readonly string[];
  /** SQL for the market of a row of `t`. */
  country?: string;
  /** SQL that keeps rows of `t` out that count no longer. */
  onlyWhere?: string;
};

type Executor = Parameters<RawBuilder<unknown>['execute']>[0];

export const flagColumn = (field: string): PlainColumn => ({
  field,
  shown: `case when t.${field} then '1' else '0' end`,
  stored: (text) => text === '1',
});

/** A text by language has a column for each; what is empty is not kept. */
export const languageColumns = (prefix: string, field: string): Record<string, PlainColumn> =>
  Object.fromEntries(
    languages.map((language) => [`${prefix}_${language}`, { field, shown: `t.${field} ->> '${language}'`, language }]),
  );

export const clockColumn = (field: string): PlainColumn => ({ field, shown: `to_char(t.${field}, 'HH24:MI')` });

/** Texts that a table always has, if only empty. */
export const writtenColumn = (field: string): PlainColumn => ({ field, stored: (text) => text });

/** Reads and writes the rows of one table that has a field for each column. Names come from code, never from a file. */
export function plainTable(
  tables: Executor,
  { name, columns, key, country = 't.country', onlyWhere = 'true' }: PlainTable,
): Pick<MasterTable, 'find' | 'write' | 'list'> {
  const named = Object.entries(columns);
  const fieldOf = (column: string): string => columns[column]?.field ?? column;
  const keyFields = key.map(fieldOf);
  const shown = named.map(
    ([column, { field, shown: how = `t.${field}::text` }]) => `coalesce(${how}, '') as "${column}"`,
  );
  const rowsOf = sql.raw(`select ${shown.join(', ')}, ${country} as "*country" from ${name} t`);
  const written = [...new Set(named.map(([, { field }]) => field))];
  const changed = written.filter((field) => !keyFields.includes(field));
  const populated = (rows: readonly object[]) =>
    sql`jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::jsonb)`;
  const toRecord = (row: MasterRow, which = named) => {
    const record: Record<string, unknown> = {};
    for (const [column, { field, language, stored = emptyIsNull }] of which) {
      const value = stored(row[column] ?? '');
      record[field] = language ? { ...(record[field] ?? {}), ...(value === null ? {} : { [language]: value }) } : value;
    }
    return record;
  };
  const keyRecord = (row: MasterRow) =>
    toRecord(
      row,
      named.filter(([column]) => key.includes(column)),
    );
  const joined = (prefix: string, fields = keyFields) => sql.raw(fields.map((field) => `${prefix}${field}`).join(', '));

  return {
    async find(rows) {
      if (rows.length === 0) return [];
      const { rows: found } = await sql<ShownRow>`${rowsOf}
        where (${joined('t.')}) in (select ${joined('k.')} from ${populated(rows.map(keyRecord))} k)
          and ${sql.raw(onlyWhere)}`.execute(tables);
      return found.map(toStoredRow);
    },

    async list({ countries, after, limit }) {
      const behind = after
        ? sql`and (${joined('t.')}) > (select ${joined('k.')} from ${populated([keyRecord(after)])} k)`
        : sql``;
      const { rows: found } = await sql<ShownRow>`${rowsOf}
        where ${sql.raw(country)} = any(${countries}) and ${sql.raw(onlyWhere)} ${behind}
        order by ${joined('t.')} limit ${limit}`.execute(tables);
      return found.map(toStoredRow);
    },

    async write(rows) {
      if (rows.length === 0) return;
      const fields = joined('', written);
      await sql`
        insert into ${sql.table(name)} (${fields})
        select ${fields} from ${populated(rows.map((row) => toRecord(row)))}
        on conflict (${joined('')}) do update set
          ${sql.join(changed.map((field) => sql`${sql.ref(field)} = ${sql.ref(`excluded.${field}`)}`))}
      `.execute(tables);
    },
  };
}

type ShownRow = MasterRow & { '*country': Country };

const toStoredRow = ({ '*country': country, ...row }: ShownRow): StoredMasterRow => ({ row, country });

const emptyIsNull = (text: string): string | null => (text === '' ? null : text);
