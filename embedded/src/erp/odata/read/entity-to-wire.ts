import type { Queries, Row } from '../../store/database.ts';
import { addressOfEntity } from '../entity-key.ts';
import { etagOf } from '../etag.ts';
import { getSet, type Service } from '../model/service.ts';
import { toWire } from '../wire-value.ts';
import { findNeighbours } from './entities.store.ts';
import type { Shape } from './shape.ts';

export type WireEntity = Record<string, unknown>;
export type Addressed = { service: Service; baseUrl: string };

/** Rows as entities, with the neighbours that were asked for: one statement for each kind of neighbour, however many rows. */
export async function entitiesToWire(
  queries: Queries,
  addressed: Addressed,
  { shape, rows }: { shape: Shape; rows: readonly Readonly<Row>[] },
): Promise<WireEntity[]> {
  const entities = rows.map((row) => entityToWire(addressed, shape, row));
  for (const { navigation, shape: expandedShape } of shape.expanded) {
    const set = getSet(addressed.service, navigation.to);
    const neighbours = await findNeighbours(queries, { set, navigation, rows });
    const written = await entitiesToWire(queries, addressed, { shape: expandedShape, rows: neighbours });
    const joinKeyOf = (row: Readonly<Row>) => JSON.stringify(navigation.on.map((name) => row[name]));
    const byJoinKey = Map.groupBy(
      written.map((entity, index) => ({ entity, joinKey: joinKeyOf(neighbours[index] ?? {}) })),
      ({ joinKey }) => joinKey,
    );
    rows.forEach((row, index) => {
      const found = (byJoinKey.get(joinKeyOf(row)) ?? []).map(({ entity }) => entity);
      const entity = entities[index];
      if (entity) entity[navigation.name] = navigation.isMany ? { results: found } : (found[0] ?? null);
    });
  }
  return entities;
}

function entityToWire({ service, baseUrl }: Addressed, shape: Shape, row: Readonly<Row>): WireEntity {
  const { set, properties } = shape;
  const uri = `${baseUrl}/${addressOfEntity(set, row)}`;
  const etag = etagOf(set, row);
  const shown = set.properties.filter(({ name }) => properties === undefined || properties.has(name));
  return {
    __metadata: { id: uri, uri, type: `${service.name}.${set.typeName}`, ...(etag ? { etag } : {}) },
    ...Object.fromEntries(shown.map((property) => [property.name, toWire(property, row[property.name])])),
    ...Object.fromEntries(shape.deferred.map((name) => [name, { __deferred: { uri: `${uri}/${name}` } }])),
  };
}
