import type { Property } from './property.ts';

export type Navigation = {
  name: string;
  /** The entity set it leads to. */
  to: string;
  isMany: boolean;
  /** Properties of both sides that are equal, by their common name. */
  on: readonly string[];
};

export type EntitySet = {
  name: string;
  typeName: string;
  /** Columns are spelled as the properties are. */
  table: string;
  properties: readonly Property[];
  navigations: readonly Navigation[];
  /** The property that tells one state of an entity from the next. */
  etag?: string;
};

export type FunctionImport = { name: string; parameter: string; resultType: string; resultProperty: string };

export type Service = {
  name: string;
  /** Only asked for in the address where it is not the first. */
  version: string;
  sets: readonly EntitySet[];
  functions: readonly FunctionImport[];
};

export const keysOf = ({ properties }: EntitySet): readonly Property[] => properties.filter(({ isKey }) => isKey);

export const findProperty = ({ properties }: EntitySet, name: string): Property | undefined =>
  properties.find((property) => property.name === name);

export const findNavigation = ({ navigations }: EntitySet, name: string): Navigation | undefined =>
  navigations.find((navigation) => navigation.name === name);

export const findSet = ({ sets }: Service, name: string): EntitySet | undefined =>
  sets.find((set) => set.name === name);

/** Of a model that is ours: a name that is missing there is our own mistake. */
export function getSet(service: Service, name: string): EntitySet {
  const set = findSet(service, name);
  if (!set) throw new Error(`${service.name} has no entity set ${name}`);
  return set;
}
