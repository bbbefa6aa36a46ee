import { formOf } from '../capabilities/bulk-upload/test-bulk-upload.ts';
import type { Answer, Caller } from '../testing/caller.ts';
import type { TestPortal } from '../testing/portal.ts';
import type { StaffProbe, StaffTarget, Writers } from './test-probe-shapes.ts';

type Verdicts = readonly [own: string, other: string];
const importers = (own: string, other: string) =>
  ({ integration: [own, other] as Verdicts, operator: [own, other] as Verdicts }) as const;
const operators = (own: string, other: string) => ({ operator: [own, other] as Verdicts }) as const;
const nothing = '404 NOT_FOUND';

const idOf = (market: string): string => `00000000-0000-4000-8000-0000000000${market === 'CZ' ? '01' : '02'}`;
const pathOf = ({ market }: StaffTarget): string => `/api/staff/imports/${idOf(market)}`;
const post = (caller: Caller, path: string, body?: object): Promise<Answer> => caller.send('POST', path, body);
const notReady = importers('409 IMPORT_NOT_READY', nothing);

/** An import of a market, of which nothing could be read. */
export const addImport = (portal: Pick<TestPortal, 'sql'>, market: string, state = 'failed', id = idOf(market)) =>
  portal.sql(
    `with file as (
       insert into stored_file (key, kind, content_type, size_bytes, sha256, original_name, created_at)
       values ('imports/' || $1, 'import-file', 'text/csv', 1, repeat('0', 64), 'a.csv', now()) returning key
     ), run as (
       insert into import_run (id, kinds, state, file_name, file_key, is_full, markets, requested_by, requested_at,
         counts, preview_hash, committed_at)
       select $1::uuid, '{prices}', $2, 'a.csv', key, false, array[$3], 'u-meridian-staff', '2026-11-12T09:00:00Z',
         '{"prices": {"new": 1, "changed": 0, "unchanged": 0, "refused": 0, "ended": 0, "unknownColumns": []}}', 'shown',
         '2026-11-12T09:00:00Z' from file returning id
     ) insert into import_progress (run_id) select id from run`,
    [id, state, market],
  );

/** Calls of who brings master data, as the other probes: none of them changes anything. */
export const importProbes: Readonly<Record<string, StaffProbe>> = {
  startImport: {
    send: (caller) => post(caller, '/api/staff/imports?kind=prices', {}),
    expected: importers('415 UNSUPPORTED_MEDIA_TYPE', '415 UNSUPPORTED_MEDIA_TYPE'),
  },
  listImports: { send: (caller) => caller.get('/api/staff/imports'), expected: importers('200 with', '200 with') },
  getImport: { send: (caller, target) => caller.get(pathOf(target)), expected: importers('200', nothing) },
  listImportRows: {
    send: (caller, target) => caller.get(`${pathOf(target)}/rows`),
    expected: importers('200 without', nothing),
  },
  getImportFaults: {
    send: (caller, target) => caller.get(`${pathOf(target)}/faults.csv`),
    expected: importers('200 without', nothing),
  },
  stopImport: { send: (caller, target) => post(caller, `${pathOf(target)}/stop`), expected: notReady },
  commitImport: {
    send: (caller, target) => post(caller, `${pathOf(target)}/commit`, { previewHash: 'shown' }),
    expected: notReady,
  },
  undoImport: { send: (caller, target) => post(caller, `${pathOf(target)}/undo`), expected: notReady },
  listMasterKinds: { send: (caller) => caller.get('/api/staff/master'), expected: importers('200 with', '200 with') },
  getMasterTemplate: {
    send: (caller) => caller.get('/api/staff/master/prices/template.csv'),
    expected: importers('200 without', '200 without'),
  },
  getMasterSample: {
    send: (caller) => caller.get('/api/staff/master/products/sample.csv'),
    expected: importers('200 with', '200 with'),
  },
  exportMaster: {
    send: (caller) => caller.get('/api/staff/master/products/export.csv'),
    expected: importers('200 with', '200 with'),
  },
  putMasterItems: {
    send: (caller) => caller.send('PUT', '/api/staff/master/prices', anItem),
    expected: importers('409 OWNED_BY_PORTAL', '409 OWNED_BY_PORTAL'),
  },
  listMasterChanges: {
    send: (caller) => caller.get('/api/staff/master/prices'),
    expected: importers('200 without', '200 without'),
  },
  listMasterOwners: {
    send: (caller) => caller.get('/api/staff/master-owners'),
    expected: operators('200 with', '200 with'),
  },
  // Who owns a kind is one answer for all markets, so it takes the right in all of them.
  setMasterOwner: {
    send: (caller) => caller.send('PUT', '/api/staff/master-owners', { kind: 'prices', owner: 'erp', version: 1 }),
    expected: operators('403 STAFF_RIGHT_MISSING', '403 STAFF_RIGHT_MISSING'),
  },
};

const anItem = { items: [{ columns: { sku: 'CZ100001', colour: 'red' }, sourceChangedAt: '2026-11-12T09:00:00Z' }] };

let count = 10;
async function imported({ portal }: Writers, state: string): Promise<string> {
  count += 1;
  const id = `00000000-0000-4000-8000-0000000000${count}`;
  await addImport(portal, 'CZ', state, id);
  return `/api/staff/imports/${id}`;
}

/** Every call of theirs that changes something. */
export const importWrites: Readonly<Record<string, (writers: Writers) => Promise<() => Promise<Answer>>>> = {
  async startImport({ asker }) {
    const { payload, headers } = formOf('price_list;sku;kind\n', 'prices.csv');
    return () => asker.send('POST', '/api/staff/imports?kind=prices', payload, { headers });
  },
  async stopImport(writers) {
    const path = await imported(writers, 'previewed');
    return () => post(writers.asker, `${path}/stop`);
  },
  async commitImport(writers) {
    const path = await imported(writers, 'previewed');
    return () => post(writers.asker, `${path}/commit`, { previewHash: 'shown' });
  },
  async undoImport(writers) {
    const path = await imported(writers, 'committed');
    await writers.portal.sql(`update import_run set committed_at = $1`, [writers.portal.clock.now()]);
    return () => post(writers.asker, `${path}/undo`);
  },
  async putMasterItems({ asker, portal }) {
    await portal.sql(`insert into master_owner (kind, owner) values ('products', 'erp')`);
    return () => asker.send('PUT', '/api/staff/master/products', anItem);
  },
  async setMasterOwner({ asker }) {
    return () => asker.send('PUT', '/api/staff/master-owners', { kind: 'prices', owner: 'portal', version: 1 });
  },
};
