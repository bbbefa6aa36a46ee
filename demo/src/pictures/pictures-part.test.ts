import { createTestDatabase, type TestDatabase } from '@dray/server/platform/database/test-database.ts';
import { memoryFiles } from '@dray/server/testing/memory-files.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoWorld } from '../load-demo-world.ts';

const now = new Date('2026-11-16T08:00:00Z');
const fileStore = memoryFiles();

type Shown = {
  sku: string;
  kind: string;
  images: { url: string; label: string; thumbnail: string }[];
  downloads: { url: string; size: number }[];
};

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  await loadDemoWorld(database.url, { now, fileStore });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const shown = async (): Promise<Shown[]> =>
  (await pool.query<Shown>('select sku, kind, images, downloads from product order by sku')).rows;
const bytesAt = (url: string) => fileStore.contents.get(url.replace('/content/', ''))?.length;

test('every product of the demo world has a picture and a small one, and both are stored', async () => {
  const products = await shown();

  expect(products).toHaveLength(128);
  for (const { images } of products) {
    expect(images).toHaveLength(1);
    expect(images.flatMap(({ url, thumbnail }) => [bytesAt(url), bytesAt(thumbnail)])).not.toContain(undefined);
  }
});

test('what can be downloaded is there, in the size that is announced', async () => {
  const pictures = (await shown()).flatMap(({ downloads }) => downloads.filter(({ url }) => url.endsWith('.svg')));

  expect(pictures.length).toBeGreaterThan(200);
  for (const { url, size } of pictures) expect(bytesAt(url)).toBe(size);
});

test('every stored picture has its row, once', async () => {
  const { rows } = await pool.query<{ key: string }>('select key from stored_file order by key');

  expect(rows.map(({ key }) => key)).toEqual([...fileStore.contents.keys()].sort());
});

test('a database that was filled when the portal still drew them gets the pictures at its next start', async () => {
  const before = await shown();
  const own = { url: 'https://cdn.example/own.png', label: 'Own' };
  await pool.query(`delete from demo_part where name = 'pictures'`);
  await pool.query(`update product set images = '[]', downloads = jsonb_build_array(downloads -> 0,
    '{"name": {"en": "Picture"}, "url": "/content/packs/KEG50/havranov.svg", "size": 1}'::jsonb,
    '{"name": {"en": "Label"}, "url": "/content/labels/havranov.svg", "size": 1}'::jsonb) where kind = 'simple'`);
  await pool.query(`update product set images = $1 where sku = 'CZ100001'`, [JSON.stringify([own])]);

  await loadDemoWorld(database.url, { now, fileStore });

  const after = await shown();
  expect(after.filter(({ sku }) => sku !== 'CZ100001')).toEqual(before.filter(({ sku }) => sku !== 'CZ100001'));
  expect(after.find(({ sku }) => sku === 'CZ100001')?.images).toEqual([own]);
});
