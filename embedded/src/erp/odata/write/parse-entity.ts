import { badRequest, ErpError, type ErrorDetail } from '../../erp-error.ts';
import type { Row } from '../../store/database.ts';
import { type EntitySet, findNavigation, findProperty, getSet, type Service } from '../model/service.ts';
import { readBodyValue } from './body-value.ts';

/** An entity as a caller sent it: values that they may give, and the entities below it. */
export type SentEntity = { values: Row; children: Readonly<Record<string, readonly SentEntity[]>> };

const maxChildren = 1_000;
const code = '/IWBEP/CM_MGW_RT/004';

/** Reads a body. Everything that is wrong with it is named in one answer. */
export function parseEntity(service: Service, set: EntitySet, body: unknown, may: 'create' | 'update'): SentEntity {
  const wrong: ErrorDetail[] = [];
  const reader: Reader = {
    service,
    may,
    complain: (target, why) => wrong.push({ code, message: `Property '${target}' ${why}`, severity: 'error', target }),
  };
  const sent = readEntity(reader, { set, body, path: '' });
  const [first] = wrong;
  if (first) throw new ErpError({ status: 400, code, message: first.message, details: wrong });
  return sent;
}

type Reader = { service: Service; may: 'create' | 'update'; complain: (target: string, why: string) => void };
type SentBody = { set: EntitySet; body: unknown; path: string };

function readEntity(reader: Reader, { set, body, path }: SentBody): SentEntity {
  if (!isRecord(body)) throw badRequest(code, `Malformed body: ${path || set.name} is no entity`);
  const values: Row = {};
  const children: Record<string, readonly SentEntity[]> = {};
  for (const [name, given] of Object.entries(body)) {
    const target = path ? `${path}/${name}` : name;
    const navigation = findNavigation(set, name);
    if (name === '__metadata' || given === null) continue;
    if (navigation) {
      const below = { set: getSet(reader.service, navigation.to), body: given, path: target };
      if (!isDeferred(given)) children[name] = readChildren(reader, below);
    } else readValue(reader, { set, values }, { name, given, target });
  }
  return { values, children };
}

function readValue(
  { may, complain }: Reader,
  { set, values }: { set: EntitySet; values: Row },
  { name, given, target }: { name: string; given: unknown; target: string },
): void {
  const property = findProperty(set, name);
  const read = property ? readBodyValue(property, given) : { wrong: `is not known in ${set.typeName}` };
  if ('wrong' in read) complain(target, read.wrong);
  // What a caller has no say in is read over, as the ERP does it: a client may send back all that it has read.
  else if (may === 'create' ? property?.isCreatable : property?.isUpdatable) values[name] = read.value;
}

function readChildren(reader: Reader, { set, body, path }: SentBody): SentEntity[] {
  const list = isRecord(body) && Array.isArray(body.results) ? body.results : body;
  if (!Array.isArray(list)) throw badRequest(code, `Malformed body: ${path} is no list`);
  if (list.length > maxChildren) throw badRequest(code, `${path} has more than ${maxChildren} entries`);
  return list.map((one: unknown, index) => readEntity(reader, { set, body: one, path: `${path}(${index + 1})` }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDeferred = (value: unknown): boolean => isRecord(value) && '__deferred' in value;
