import type { Row } from '../store/database.ts';
import { invalid } from './filter/tokens.ts';
import { valueOfLiteral } from './literal.ts';
import { type EntitySet, keysOf } from './model/service.ts';
import { toWire } from './wire-value.ts';

export type EntityKey = Readonly<Row>;

const named = /^(\w+)=((?:\w+)?'(?:[^']|'')*'|[^',]+)$/;
const part = /(?:[^',]|'(?:[^']|'')*')+/g;

/** `'1'` where one property is the key, `SalesOrder='1',SalesOrderItem='10'` for any number of them. */
export function parseKey(set: EntitySet, text: string): EntityKey {
  const keys = keysOf(set);
  const [only] = keys;
  if (only && keys.length === 1 && !named.test(text)) return { [only.name]: valueOfLiteral(only, text) };

  const given = new Map((text.match(part) ?? []).map((pair) => nameAndLiteral(pair)));
  if (given.size !== keys.length) throw invalid(`the key of ${set.name} has ${keys.length} properties`);
  return Object.fromEntries(
    keys.map((key) => {
      const literal = given.get(key.name);
      if (literal === undefined) throw invalid(`the key of ${set.name} misses ${key.name}`);
      return [key.name, valueOfLiteral(key, literal)];
    }),
  );
}

function nameAndLiteral(pair: string): [string, string] {
  const [, name, literal] = named.exec(pair.trim()) ?? [];
  if (!name || literal === undefined) throw invalid('the key cannot be read');
  return [name, literal];
}

/** `A_SalesOrderItem(SalesOrder='1',SalesOrderItem='10')` */
export function addressOfEntity(set: EntitySet, row: Readonly<Row>): string {
  const keys = keysOf(set);
  const literals = keys.map(
    (key) => `'${encodeURIComponent(String(toWire(key, row[key.name]))).replaceAll(`'`, `''`)}'`,
  );
  if (literals.length === 1) return `${set.name}(${literals[0]})`;
  return `${set.name}(${keys.map(({ name }, index) => `${name}=${literals[index]}`).join(',')})`;
}
