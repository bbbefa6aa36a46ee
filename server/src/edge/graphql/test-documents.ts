import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OperationName } from '@dray/contract/operation-guards.ts';
import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

const contractFolder = fileURLToPath(new URL('../../../../contract/src', import.meta.url));
const definitions = globSync('**/*.graphql', { cwd: contractFolder }).map((file) =>
  readFileSync(join(contractFolder, file), 'utf8'),
);
export const contractDefinitions: string = definitions.join('\n');
const schema = buildSchema(contractDefinitions);
const fieldsOf = { Query: schema.getQueryType()?.getFields(), Mutation: schema.getMutationType()?.getFields() };

/** Every operation that the contract's schema knows. */
export const operationNames: readonly string[] = Object.entries(fieldsOf).flatMap(([type, fields]) =>
  Object.keys(fields ?? {}).map((field) => `${type}.${field}`),
);

/** The shortest document that the schema accepts for an operation. */
export function documentOf(operation: OperationName): string {
  const [type, name] = operation.split('.') as ['Query' | 'Mutation', string];
  const field = fieldsOf[type]?.[name];
  if (!field) throw new Error(`The schema has no ${operation}`);
  const args = field.args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${literalOf(arg.type)}`);
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  return `${type.toLowerCase()} { ${name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${selection} }`;
}

function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return `[${literalOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (!isInputObjectType(type)) return { Boolean: 'true', Int: '1', Float: '1' }[type.name] ?? '"1"';
  const fields = Object.values(type.getFields()).filter(isRequiredInputField);
  return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
}
