import type { Property } from './property.ts';
import type { EntitySet, FunctionImport, Navigation, Service } from './service.ts';

const edmTypes = {
  text: 'String',
  number: 'String',
  decimal: 'Decimal',
  date: 'DateTime',
  time: 'Time',
  instant: 'DateTimeOffset',
  flag: 'Boolean',
} as const;

/** What `$metadata` answers: exactly the entities, fields and functions that this ERP knows, and where it is found. */
export function metadataDocument(service: Service, baseUrl: string): string {
  const { name, sets, functions } = service;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<edmx:Edmx Version="1.0" xmlns:edmx="http://schemas.microsoft.com/ado/2007/06/edmx" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata" xmlns:sap="http://www.sap.com/Protocols/SAPData">',
    '<edmx:DataServices m:DataServiceVersion="2.0">',
    `<Schema Namespace="${name}" xml:lang="en" sap:schema-version="1" xmlns="http://schemas.microsoft.com/ado/2008/09/edm">`,
    ...sets.map((set) => entityType(service, set)),
    ...functions.map(resultType),
    ...sets.flatMap((set) => set.navigations.map((navigation) => association(service, set, navigation))),
    `<EntityContainer Name="${name}_Entities" m:IsDefaultEntityContainer="true" sap:supported-formats="atom json">`,
    ...sets.map((set) => `<EntitySet Name="${set.name}" EntityType="${name}.${set.typeName}"/>`),
    ...sets.flatMap((set) => set.navigations.map((navigation) => associationSet(service, set, navigation))),
    ...functions.map((functionName) => functionImport(service, functionName)),
    '</EntityContainer>',
    // SAP's generator of clients reads the path of the service from it.
    `<atom:link rel="self" href="${baseUrl}/$metadata" xmlns:atom="http://www.w3.org/2005/Atom"/>`,
    '</Schema></edmx:DataServices></edmx:Edmx>',
  ].join('\n');
}

function entityType(service: Service, set: EntitySet): string {
  const keys = set.properties.filter(({ isKey }) => isKey).map(({ name }) => `<PropertyRef Name="${name}"/>`);
  const navigations = set.navigations.map(
    ({ name, to }) =>
      `<NavigationProperty Name="${name}" Relationship="${service.name}.${associationName(set, name)}" FromRole="${set.name}" ToRole="${roleOf(set, to)}"/>`,
  );
  const properties = set.properties.map((property) => propertyElement(property, set.etag === property.name));
  return [
    `<EntityType Name="${set.typeName}" sap:content-version="1"><Key>${keys.join('')}</Key>`,
    ...properties,
    ...navigations,
    '</EntityType>',
  ].join('\n');
}

function propertyElement({ name, kind, length, scale, isKey, isCreatable, isUpdatable }: Property, isEtag: boolean) {
  const facets = {
    ...(kind === 'text' && length > 0 ? { MaxLength: length } : {}),
    ...(kind === 'number' ? { MaxLength: length } : {}),
    ...(kind === 'decimal' ? { Precision: length, Scale: scale === 2 ? 3 : scale } : {}),
    ...(kind === 'date' ? { Precision: 0, 'sap:display-format': 'Date' } : {}),
    ...(kind === 'time' || kind === 'instant' ? { Precision: 0 } : {}),
    ...(isEtag ? { ConcurrencyMode: 'Fixed' } : {}),
    ...(isCreatable || isKey ? {} : { 'sap:creatable': 'false' }),
    ...(isUpdatable ? {} : { 'sap:updatable': 'false' }),
  };
  const written = Object.entries(facets).map(([facet, value]) => ` ${facet}="${value}"`);
  return `<Property Name="${name}" Type="Edm.${edmTypes[kind]}"${isKey ? ' Nullable="false"' : ''}${written.join('')}/>`;
}

const associationName = (set: EntitySet, navigation: string): string => `assoc_${set.name}_${navigation}`;
const roleOf = (set: EntitySet, to: string): string => (to === set.name ? `${to}_2` : to);

function association({ name, sets }: Service, set: EntitySet, navigation: Navigation): string {
  const target = sets.find((one) => one.name === navigation.to);
  return [
    `<Association Name="${associationName(set, navigation.name)}" sap:content-version="1">`,
    `<End Type="${name}.${set.typeName}" Multiplicity="1" Role="${set.name}"/>`,
    `<End Type="${name}.${target?.typeName}" Multiplicity="${navigation.isMany ? '*' : '0..1'}" Role="${roleOf(set, navigation.to)}"/>`,
    '</Association>',
  ].join('');
}

const associationSet = ({ name }: Service, set: EntitySet, navigation: Navigation): string =>
  [
    `<AssociationSet Name="set_${set.name}_${navigation.name}" Association="${name}.${associationName(set, navigation.name)}">`,
    `<End EntitySet="${set.name}" Role="${set.name}"/>`,
    `<End EntitySet="${navigation.to}" Role="${roleOf(set, navigation.to)}"/></AssociationSet>`,
  ].join('');

const resultType = ({ resultType: name, resultProperty }: FunctionImport): string =>
  `<ComplexType Name="${name}"><Property Name="${resultProperty}" Type="Edm.Binary"/></ComplexType>`;

const functionImport = ({ name: service }: Service, { name, parameter, resultType: type }: FunctionImport): string =>
  `<FunctionImport Name="${name}" ReturnType="${service}.${type}" m:HttpMethod="GET"><Parameter Name="${parameter}" Type="Edm.String" Mode="In" MaxLength="10"/></FunctionImport>`;
