import { getProperty } from '../filter/filter-to-sql.ts';
import { type Filter, parseFilter } from '../filter/parse-filter.ts';
import { invalid } from '../filter/tokens.ts';
import { type EntitySet, keysOf, type Service } from '../model/service.ts';
import { parseShape, type Shape } from './shape.ts';

export type Order = { property: string; isDescending: boolean };

export type QueryOptions = {
  filter: Filter | undefined;
  /** With the key at its end, so that it decides between any two rows. */
  order: readonly Order[];
  top: number | undefined;
  skip: number;
  skipToken: string | undefined;
  wantsCount: boolean;
  shape: Shape;
};

const maxOrderProperties = 8;
const known = new Set([
  '$filter',
  '$orderby',
  '$top',
  '$skip',
  '$skiptoken',
  '$select',
  '$expand',
  '$inlinecount',
  '$format',
]);

export function parseOptions(service: Service, set: EntitySet, query: URLSearchParams): QueryOptions {
  for (const name of query.keys()) if (name.startsWith('$') && !known.has(name)) throw invalid(`${name} is not known`);
  const filter = query.get('$filter');
  return {
    filter: filter ? parseFilter(filter) : undefined,
    order: orderOf(set, query.get('$orderby')),
    top: countOf('$top', query.get('$top')),
    skip: countOf('$skip', query.get('$skip')) ?? 0,
    skipToken: query.get('$skiptoken') ?? undefined,
    wantsCount: query.get('$inlinecount') === 'allpages',
    shape: parseShape(service, set, { select: query.get('$select'), expand: query.get('$expand') }),
  };
}

function countOf(name: string, text: string | null): number | undefined {
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw invalid(`${name} must be a number`);
  return Number(text);
}

function orderOf(set: EntitySet, text: string | null): Order[] {
  const asked = (text ?? '').split(',').filter((part) => part.trim() !== '');
  if (asked.length > maxOrderProperties) throw invalid(`$orderby has more than ${maxOrderProperties} properties`);
  const order = asked.map((part) => {
    const [name = '', direction = 'asc', ...more] = part.trim().split(/\s+/);
    if (more.length > 0 || !['asc', 'desc'].includes(direction)) throw invalid(`$orderby cannot be read: ${part}`);
    return { property: getProperty(set, name).name, isDescending: direction === 'desc' };
  });
  const keys = keysOf(set).filter(({ name }) => !order.some(({ property }) => property === name));
  return [...order, ...keys.map(({ name }) => ({ property: name, isDescending: false }))];
}
