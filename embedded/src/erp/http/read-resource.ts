import { readFile } from '../billing/read-file.ts';
import type { Erp } from '../erp.ts';
import { ErpError, notFound } from '../erp-error.ts';
import type { EntityKey } from '../odata/entity-key.ts';
import { etagOf } from '../odata/etag.ts';
import { metadataDocument } from '../odata/model/metadata-document.ts';
import type { EntitySet, Service } from '../odata/model/service.ts';
import { countRows, findRow } from '../odata/read/entities.store.ts';
import { entitiesToWire } from '../odata/read/entity-to-wire.ts';
import { parseOptions } from '../odata/read/query-options.ts';
import { readPage } from '../odata/read/read-page.ts';
import { parseResource, type Resource } from '../odata/resource-path.ts';
import type { Queries } from '../store/database.ts';
import { type Answer, jsonAnswer, textAnswer } from './answer.ts';
import { baseUrlOf, type Call } from './call.ts';

export async function readResource({ database }: Erp, call: Call, service: Service): Promise<Answer> {
  const resource = parseResource(service, call.path);
  if (resource.kind === 'metadata') return textAnswer(metadataDocument(service, baseUrlOf(call)), 'application/xml');
  if (resource.kind === 'root') return serviceDocument(service, call);
  checkFormat(call);
  if (resource.kind === 'function') return jsonAnswer(await readFile(database, resource.functionName, call.query));
  if (resource.kind === 'entity') return readEntity(database, { call, service, set: resource.set, key: resource.key });
  if (resource.kind === 'navigation') return readNeighbours(database, { call, service, resource });
  return readSet(database, { call, service, set: resource.set, within: {}, isCount: resource.isCount });
}

type Asked = { call: Call; service: Service; set: EntitySet };

async function readSet(
  queries: Queries,
  { call, service, set, within, isCount = false }: Asked & { within: EntityKey; isCount?: boolean },
): Promise<Answer> {
  const options = parseOptions(service, set, call.query);
  if (isCount) {
    return textAnswer(String(await countRows(queries, { set, within, filter: options.filter })), 'text/plain');
  }
  const baseUrl = baseUrlOf(call);
  const address = `${baseUrl}/${call.path.replace(/^\/|\/$/g, '')}`;
  return jsonAnswer(
    await readPage(queries, { service, baseUrl }, { set, within, options, address, query: call.query }),
  );
}

async function readEntity(queries: Queries, { call, service, set, key }: Asked & { key: EntityKey }): Promise<Answer> {
  const { shape } = parseOptions(service, set, call.query);
  const row = await findRow(queries, set, key);
  if (!row) throw notFound(`Resource not found: ${set.typeName}`);
  const [entity] = await entitiesToWire(queries, { service, baseUrl: baseUrlOf(call) }, { shape, rows: [row] });
  const etag = etagOf(set, row);
  return jsonAnswer(entity, etag ? { etag } : {});
}

type Neighbours = Omit<Asked, 'set'> & { resource: Extract<Resource, { kind: 'navigation' }> };

async function readNeighbours(queries: Queries, { call, service, resource }: Neighbours): Promise<Answer> {
  const { parent, key, navigation, set } = resource;
  const row = await findRow(queries, parent, key);
  if (!row) throw notFound(`Resource not found: ${parent.typeName}`);
  const within = Object.fromEntries(navigation.on.map((name) => [name, row[name] ?? null]));
  if (navigation.isMany) return readSet(queries, { call, service, set, within });
  return readEntity(queries, { call, service, set, key: within });
}

function serviceDocument(service: Service, call: Call): Answer {
  if (wantsJson(call)) return jsonAnswer({ EntitySets: service.sets.map(({ name }) => name) });
  const collections = service.sets.map(({ name }) => `<app:collection href="${name}"/>`);
  const document = `<?xml version="1.0" encoding="utf-8"?><app:service xmlns:app="http://www.w3.org/2007/app"><app:workspace>${collections.join('')}</app:workspace></app:service>`;
  return textAnswer(document, 'application/atomsvc+xml');
}

const wantsJson = ({ query, headers }: Call): boolean =>
  query.get('$format') === 'json' || /application\/json/i.test(headers.accept ?? '');

/** The original answers Atom to who does not ask for JSON, and a client that forgets it must notice here. */
function checkFormat(call: Call): void {
  if (wantsJson(call) || call.method === 'HEAD') return;
  throw new ErpError({
    status: 406,
    code: '/IWFND/CM_MGW/406',
    message: 'Only JSON is spoken here: send Accept: application/json',
  });
}
