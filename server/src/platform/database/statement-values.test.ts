import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { type Database, fixed, openDatabase, part, runFixed, toRow } from './connection.ts';
import { toParameter } from './statement-values.ts';
import { createTestDatabase } from './test-database.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  database = openDatabase(created.ownerUrl, createLogger('silent'));
});
afterAll(async () => {
  await database.close();
  await drop();
});

// PostgreSQL keeps no NUL in a text, and half a surrogate pair is no character.
const texts = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
const sendBack = async (statement: ReturnType<typeof fixed>) =>
  (await database.read((transaction) => runFixed<{ value: unknown }>(transaction, statement)))[0]?.value;

test('every text comes back from an array as it went', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(texts)), async (values) => {
      expect(await sendBack(fixed`select ${values}::text[] as value`)).toEqual(values);
    }),
    { numRuns: 200 },
  );
});

test('every text and number comes back from a row of a table as it went', async () => {
  const row = fc.record({ section: texts, value: fc.constantFrom('0', '1') });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (rows) => {
      const sent = rows.map(({ section, value }) => toRow([section, value]));
      expect(
        await sendBack(
          fixed`select coalesce(json_agg(given order by n), '[]') as value
            from unnest(${sent}::switch_row[]) with ordinality as given (section, value, n)`,
        ),
      ).toEqual(rows.map((each, index) => ({ ...each, n: index + 1 })));
    }),
    { numRuns: 200 },
  );
});
beforeAll(() =>
  database.write((transaction) => sql`create type switch_row as (section text, value text)`.execute(transaction)),
);

test.each<[unknown, string | null]>([
  [undefined, null],
  [null, null],
  [true, 'true'],
  [12n, '12'],
  [0.1, '0.1'],
  [new Date('2026-03-29T01:00:00.123Z'), '2026-03-29T01:00:00.123Z'],
  [{ a: [1, '"'] }, '{"a":[1,"\\""]}'],
  [[1, null, 2.5], '{1,NULL,2.5}'],
  [[[1], [2]], '{{1},{2}}'],
  [[{ a: 1 }], '{"{\\"a\\":1}"}'],
])('%o is sent as %o', (value, answered) => {
  expect(toParameter(value)).toBe(answered);
});

test('parts that statements share are text, everything else is a value', async () => {
  const word = part(`'part' as value`);

  expect(fixed`select ${word} where ${1}::int = 1 and ${'x'} = 'x'`).toEqual({
    text: `select 'part' as value where $1::int = 1 and $2 = 'x'`,
    values: [1, 'x'],
  });
  expect(await sendBack(fixed`select ${word} where ${1}::int = 1`)).toBe('part');
});
