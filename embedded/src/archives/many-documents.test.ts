import { everyDocument } from '@dray/server/capabilities/documents/store/document-keys.store.ts';
import { documentListStore } from '@dray/server/capabilities/documents/store/document-list.store.ts';
import { countingBuffers } from '@dray/server/capabilities/ordering/history/test-buffers.ts';
import { watchRoundTrips } from '@dray/server/platform/database/test-round-trips.ts';
import type { Caller } from '@dray/server/testing/caller.ts';
import { openTestPortal, type TestPortal } from '@dray/server/testing/portal.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Shelved } from './shelf/shelf.ts';
import { type ListReader, openListReader } from './testing/list-reader.ts';
import { shelved, startTestArchives, type TestArchives } from './testing/test-archives.ts';

const many = 8_000;
const note = (n: number, fields: Partial<Shelved> = {}) => shelved(`N${String(n).padStart(5, '0')}`, fields);

let notes: readonly Shelved[] = Array.from({ length: many }, (_, n) => note(n));
/** More than two pages of each of the others. */
const others = (letter: string) => ({
  list: async (payer: string) => (payer === '300201' ? manyOf(letter) : []),
  find: async () => undefined,
});
const manyOf = (letter: string) =>
  Array.from({ length: 450 }, (_, n) => shelved(`${letter}${n}`, { currency: 'EUR', gross: '10.00' }));

/** After so many pages the archive answers with a fault of its own. */
let pagesUntilFault = Number.POSITIVE_INFINITY;

let archives: TestArchives;
let portal: TestPortal;
let reader: ListReader;
let accountant: Caller;
beforeAll(async () => {
  archives = await startTestArchives({
    cablog: {
      async list(payer) {
        pagesUntilFault -= 1;
        if (pagesUntilFault < 0) throw new Error('no more pages');
        return payer === '300201' ? notes : [];
      },
      find: async () => undefined,
    },
    tesi: others('T'),
    olsa: others('O'),
  });
  portal = await openTestPortal({ env: { ...archives.env, JOBS: '0' } });
  reader = await openListReader(portal, archives);
  accountant = await portal.signIn('accountant@tatravelko.example');
  await read();
});
afterAll(async () => {
  await reader.close();
  await portal.close();
  await archives.stop();
});
beforeEach(() => portal.clock.advance({ ms: 61_000 }));

const ask = async () => (await accountant.get('/api/mydocuments/GetAllDocuments?type=shipping')).body;
async function read() {
  await ask();
  await reader.readAsked();
}
/** Which version of each row stands there: a row that was written, or only locked for it, is another. */
async function versions(): Promise<ReadonlyMap<string, string>> {
  const rows = await portal.sql<{ id: string; version: string }>(
    `select id, concat_ws(' ', ctid, xmin, xmax) as version from document_entry where source <> 'erp'`,
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}
async function writtenBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await versions();
  await work();
  const after = await versions();
  return [...after.keys()].filter((id) => after.get(id) !== before.get(id)).toSorted();
}
const listed = async () =>
  (
    await portal.sql<{ id: string }>(`select id from document_entry where source = 'cablog' and is_listed order by id`)
  ).map(({ id }) => id);

test('a list of thousands is read in pages, and all of it is there', async () => {
  expect(await listed()).toEqual(notes.map(({ id }) => `cablog-${id}`));
  const { counts } = await ask();
  expect([counts.shipping, counts.other, counts.invoice]).toEqual([many, 450, 450]);
});

test('a list without news writes no row, however long it is', async () => {
  expect(await writtenBy(read)).toEqual([]);
});

test('what is new, what changed and what is gone is written, and nothing else; what is back is shown again', async () => {
  const before = notes;
  const [, , , ...rest] = notes;
  notes = [note(1, { title: 'Dopravca' }), note(2), ...rest, note(many)];

  const written = await writtenBy(read);
  const shown = await listed();
  notes = before;
  portal.clock.advance({ ms: 61_000 });
  await read();

  expect(written).toEqual(['cablog-N00000', 'cablog-N00001', `cablog-N0${many}`]);
  expect(shown).toEqual(Array.from({ length: many }, (_, n) => `cablog-${note(n + 1).id}`));
  expect(await listed()).toEqual(before.map(({ id }) => `cablog-${id}`));
});

test('an archive that is away writes no row; its list is empty and says why, and comes back without a write', async () => {
  const written = await writtenBy(async () => {
    await archives.fail({ cablog: 'down' });
    await read();
    const failed = await ask();
    expect([failed.total, failed.errors[0].source]).toEqual([0, 'cablog']);
    await archives.fail({});
    portal.clock.advance({ ms: 11_000 });
    await read();
  });

  const afterwards = await ask();
  expect(written).toEqual([]);
  expect([afterwards.total, afterwards.errors]).toEqual([many, []]);
});

test('a list that breaks off in the middle hides nothing', async () => {
  pagesUntilFault = 3;
  const written = await writtenBy(read);
  const failed = await ask();
  pagesUntilFault = Number.POSITIVE_INFINITY;
  portal.clock.advance({ ms: 11_000 });
  await read();

  expect(failed.errors.map(({ source }: { source: string }) => source)).toEqual(['cablog']);
  expect(written).toEqual([]);
  expect((await ask()).total).toBe(many);
});

test('what is gone is looked for in a hashed set, whatever PostgreSQL knows of it', async () => {
  await ask();
  const { statements } = await watchRoundTrips(() => reader.readAsked());
  const text = statements.find((each) => each.includes('hideGone'));
  const client = new pg.Client({ connectionString: portal.superuserUrl });
  await client.connect();
  await client.query('set plan_cache_mode = force_generic_plan');
  await client.query(`prepare hide_gone as ${text}`);
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain execute hide_gone ('cablog', '300201', '{}', 500)`,
  );
  await client.end();

  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/hashed SubPlan/);
});

test('a page, with how its archives went, touches as much with eight thousand documents as with two', async () => {
  const client = new pg.Client({ connectionString: portal.superuserUrl });
  await client.connect();
  const counting = await countingBuffers(client);
  const scope = { markets: [], companyIds: ['C2001'], shipToIds: [] } as never;
  // Without the counts of the tabs, which read an index entry for each document.
  const touchedBy = async () => {
    await client.query('vacuum analyze document_entry');
    const { blocks, result } = await counting.blocksOf(async () => {
      const reach = await reader.composed.documentsOf(counting.transaction).findReach(scope);
      return documentListStore(counting.transaction).listDocuments(reach, everyDocument, { offset: 0, limit: 25 });
    });
    return { blocks, rows: result.length };
  };

  const all = await touchedBy();
  await portal.sql(`delete from document_entry where source = 'cablog' and id >= 'cablog-N02000'`);
  const few = await touchedBy();
  await client.end();

  expect([all.rows, few.rows]).toEqual([25, 25]);
  expect(all.blocks).toBeLessThan(few.blocks * 1.5);
});
