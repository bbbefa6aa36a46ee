import { masterKinds } from '@dray/contract/master-data/master-kinds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { faultsIn, type Importer, importerAs } from './test-imports.ts';

let portal: TestPortal;
let operator: Importer;
let known: Set<string>;
beforeAll(async () => {
  portal = await openTestPortal();
  operator = importerAs(await portal.signIn('staff@meridian.example'));
  const { body } = await operator.caller.get('/api/staff/master');
  known = new Set(body.results.map(({ kind }: { kind: string }) => kind));
});
afterAll(() => portal.close());

test('there are kinds at all', () => expect(known.size).toBeGreaterThan(0));

test.each(masterKinds)('%s: what is exported and sent again changes nothing', async (kind) => {
  if (!known.has(kind)) return;
  const { text, headers } = await operator.caller.get(`/api/staff/master/${kind}/export.csv`);

  const previewed = await operator.preview(text, `kind=${kind}`);

  const { counts, ...changed } = previewed;
  const rows = await operator.rows(previewed.id, '&verdict=changed');
  expect(headers['content-type']).toContain('text/csv');
  expect({
    state: changed.state,
    rows: rows.results,
    faults: faultsIn(await operator.rows(previewed.id, '&verdict=refused')),
  }).toEqual({
    state: 'previewed',
    rows: [],
    faults: [],
  });
  expect(counts[0]).toMatchObject({ new: 0, changed: 0, refused: 0, unknownColumns: [] });
  expect(counts[0].rows).toBe(text.trimEnd().split('\r\n').length - 1);
});

test.each(masterKinds)('%s: its template and its sample are files of that kind', async (kind) => {
  if (!known.has(kind)) return;
  const template = await operator.caller.get(`/api/staff/master/${kind}/template.csv`);
  const sample = await operator.caller.get(`/api/staff/master/${kind}/sample.csv`);

  expect(await operator.preview(template.text, `kind=${kind}`)).toMatchObject({
    counts: [{ rows: 0, unknownColumns: [] }],
  });
  expect(sample.text.split('\r\n')[0]).toBe(template.text.trimEnd());
});
