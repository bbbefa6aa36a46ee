import { createTestDatabase } from '@dray/server/platform/database/test-database.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { demoParts } from './demo-parts.ts';
import { isWorldHeld, partNames } from './held-world.ts';
import { historyParts } from './load-demo-world.ts';

test('every part of the world is known by its name to anyone who only looks whether it is there', () => {
  const names = [...demoParts(), ...historyParts()].map(({ name }) => name);

  expect([...partNames].sort()).toEqual(names.sort());
});

test('a world is there when no part of it is missing', async () => {
  const postgres = await createTestDatabase();
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  const [last, ...others] = partNames;
  const add = (names: readonly (string | undefined)[]) =>
    client.query('insert into demo_part (name, loaded_at) select unnest($1::text[]), now()', [names]);

  await add(others);
  expect(await isWorldHeld(postgres.ownerUrl)).toBe(false);
  await add([last]);
  expect(await isWorldHeld(postgres.ownerUrl)).toBe(true);

  await client.end();
  await postgres.drop();
});
