import { readFileSync } from 'node:fs';
import { Kind, parse, type TypeNode } from 'graphql';

const sdl = readFileSync(new URL('../../../../contract/src/catalogue/catalogue.graphql', import.meta.url), 'utf8');
const types = new Map(
  parse(sdl).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [[definition.name.value, definition.fields ?? []]] : [],
  ),
);

const named = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : named(type.type));

/** Everything that can be asked of a type, related goods one level deep. */
export function allFieldsOf(type: string, withRelated = true): string {
  const fields = types.get(type);
  if (!fields) return '';
  const texts = fields
    .filter(({ name }) => withRelated || name.value !== 'related_products')
    .map(
      ({ name, type: fieldType }) =>
        `${name.value} ${allFieldsOf(named(fieldType), name.value !== 'related_products')}`,
    );
  return `{ ${texts.join(' ')} }`;
}
