import { ErpError, notFound } from '../erp-error.ts';
import { type EntityKey, parseKey } from './entity-key.ts';
import {
  type EntitySet,
  type FunctionImport,
  findNavigation,
  findSet,
  getSet,
  type Navigation,
  type Service,
} from './model/service.ts';

export type Resource =
  | { kind: 'root' }
  | { kind: 'metadata' }
  | { kind: 'function'; functionName: FunctionImport }
  | { kind: 'set'; set: EntitySet; isCount: boolean }
  | { kind: 'entity'; set: EntitySet; key: EntityKey }
  | { kind: 'navigation'; parent: EntitySet; key: EntityKey; navigation: Navigation; set: EntitySet };

const maxLength = 2_000;

/** The service that an address below `/sap/opu/odata/sap/` names. One that has a later version must be asked for by it. */
export function serviceOf(services: readonly Service[], segment: string): Service {
  const [name = '', version = 'v=1'] = segment.split(';');
  const service = services.find((one) => one.name === name);
  const asked = Number(/^v=(\d{1,4})$/.exec(version)?.[1] ?? Number.NaN);
  if (service && asked === Number(service.version)) return service;
  throw new ErpError({
    status: 403,
    code: '/IWFND/MED/170',
    message: `No service found for namespace '', name '${name.slice(0, 40)}', version '${String(asked || 1).padStart(4, '0')}'`,
  });
}

/** What an address within a service names; a slash at its end means nothing. */
export function parseResource(service: Service, path: string): Resource {
  if (path.length > maxLength) throw notFound('Resource not found: the address is too long');
  const [first = '', second, ...rest] = path.split('/').filter((segment) => segment !== '');
  if (first === '') return { kind: 'root' };
  if (first === '$metadata' && second === undefined) return { kind: 'metadata' };
  if (rest.length > 0) throw unknown(path);

  const functionName = service.functions.find(({ name }) => name === first);
  if (functionName && second === undefined) return { kind: 'function', functionName };
  const [, name = '', key] = /^(\w+)(?:\((.*)\))?$/.exec(first) ?? [];
  const set = findSet(service, name);
  if (!set) throw unknown(first);
  return key === undefined ? withinSet(set, second) : withinEntity(service, set, parseKey(set, key), second);
}

function withinSet(set: EntitySet, second: string | undefined): Resource {
  if (second !== undefined && second !== '$count') throw unknown(second);
  return { kind: 'set', set, isCount: second === '$count' };
}

function withinEntity(service: Service, set: EntitySet, key: EntityKey, second: string | undefined): Resource {
  if (second === undefined) return { kind: 'entity', set, key };
  const navigation = findNavigation(set, second);
  if (!navigation) throw unknown(second);
  return { kind: 'navigation', parent: set, key, navigation, set: getSet(service, navigation.to) };
}

const unknown = (segment: string): ErpError =>
  new ErpError({
    status: 404,
    code: '/IWFND/CM_BEC/026',
    message: `Resource not found for segment '${segment.slice(0, 60)}'`,
  });
