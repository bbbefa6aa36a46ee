import type { RestRoute } from '@dray/contract/rest-route.ts';
import { buildSchema, type GraphQLInputType, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { z } from 'zod';

/** Every argument of a schema that a day comes in by: `Query.orders(filter.date_from)`. */
export function findDateArguments(definitions: string): string[] {
  const types = Object.values(buildSchema(definitions).getTypeMap()).filter(isObjectType);
  const fields = types.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
  return fields.flatMap(({ type, field }) =>
    field.args.flatMap((arg) => datesOf(arg).map((path) => `${type.name}.${field.name}(${path})`)),
  );
}

type Input = { name: string; type: GraphQLInputType; description?: string | null | undefined };

function datesOf({ name, type, description }: Input, around: readonly GraphQLInputType[] = []): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return isDateName(name) || saysSo(description) ? [name] : [];
  if (around.includes(named)) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    datesOf(field, [...around, named]).map((path) => `${name}.${path}`),
  );
}

/** Every part of a REST call that a day comes in by: `listOrders(query.from)`. */
export const findDateParameters = (routes: Readonly<Record<string, RestRoute>>): string[] =>
  Object.entries(routes).flatMap(([name, route]) =>
    Object.entries({
      params: route.params,
      query: route.query,
      body: 'body' in route ? route.body : undefined,
    }).flatMap(([part, shape]) =>
      shape
        ? datesWithin(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonShape, `${name}(${part}`)
        : [],
    ),
  );

type JsonShape = {
  type?: string;
  properties?: Record<string, JsonShape>;
  items?: JsonShape;
  format?: string;
  description?: string;
};

function datesWithin({ properties = {}, items }: JsonShape, path: string): string[] {
  if (items) return datesWithin(items, path);
  return Object.entries(properties).flatMap(([name, shape]) => [
    // A number of days is no day.
    ...((isDateName(name) && shape.type !== 'integer') || shape.format === 'date' || saysSo(shape.description)
      ? [`${path}.${name})`]
      : []),
    ...datesWithin(shape, `${path}.${name}`),
  ]);
}

const dateWords = new Set(['date', 'dates', 'day', 'days', 'since', 'until']);

export function isDateName(name: string): boolean {
  const words = name.split(/[_-]|(?=[A-Z])/).map((word) => word.toLowerCase());
  return words.some((word) => dateWords.has(word)) || words.at(-1) === 'from' || name === 'to';
}

const saysSo = (description: string | null | undefined): boolean => description?.includes('YYYY-MM-DD') ?? false;
